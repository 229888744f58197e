// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The directory of the compiler's own SwiftSyntax libraries, `usr/lib/swift/host` of the toolchain in use.
///
/// The manifest is itself linked against `libPackageDescription`, which lives in `usr/lib/swift/pm/ManifestAPI` of
/// that toolchain; the process's memory map says where. `nil` where no toolchain library is found.
let toolchainParser: String? = {
  #if os(Linux)
    // `String(contentsOfFile:)` stops at 4 KB for files of /proc; a handle reads to the end.
    guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        .first(where: { $0.hasSuffix("libPackageDescription.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    let library = URL(fileURLWithPath: String(line[start...]))
  #else
    guard
      let name = (0..<_dyld_image_count()).lazy.compactMap({ _dyld_get_image_name($0) })
        .map({ String(cString: $0) }).first(where: { $0.hasSuffix("libPackageDescription.dylib") })
    else { return nil }
    let library = URL(fileURLWithPath: name)
  #endif
  let host = library.deletingLastPathComponent()
    .appendingPathComponent("../../host").standardizedFileURL.path
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

let parserLibraries = [
  "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics",
  "SwiftIDEUtils",
]

/// For targets that import a target which imports the parser: where its modules are.
let parserSearchPath: [SwiftSetting] =
  toolchainParser.map { [.unsafeFlags(["-I", $0])] } ?? []

/// For the targets that import the parser themselves: how it is linked.
let parserLinkage: [LinkerSetting] =
  toolchainParser.map { host in
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
      + parserLibraries.map { .linkedLibrary($0) }
  } ?? []

/// Without a toolchain copy the parser is an ordinary package.
let parserPackages: [Package.Dependency] =
  toolchainParser == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")] : []

let parserProducts: [Target.Dependency] =
  toolchainParser == nil
  ? parserLibraries.map { .product(name: $0, package: "swift-syntax") } : []

/// The playground is one conversation with one person: its code runs on the main actor.
///
/// That each closure is called there, and that no two changes of one variable overlap, is looked at while the code runs in
/// debug builds, which the tests are; in a release build looking costs a sixth of checking a program.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .unsafeFlags(
    ["-disable-dynamic-actor-isolation", "-enforce-exclusivity=unchecked"],
    .when(configuration: .release)),
]

let package = Package(
  name: "gauges",
  platforms: [.macOS(.v14)],
  products: [
    // Views, and the two ways to draw them.
    .library(name: "GaugeUI", targets: ["GaugeUI", "TerminalRendering", "SVGRendering"]),
    .executable(name: "gauges", targets: ["gauges"]),
  ],
  dependencies: parserPackages,
  targets: [
    .systemLibrary(
      name: "CReadline",
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .systemLibrary(
      name: "CMark",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    // Counts what the benchmarks allocate.
    .target(name: "CAllocationCount"),
    .target(name: "GaugeUI", dependencies: ["CMark"]),
    .target(name: "TerminalRendering", dependencies: ["GaugeUI"]),
    .target(name: "SVGRendering", dependencies: ["GaugeUI"]),
    .target(
      name: "SwiftInterpreter", dependencies: ["GaugeUI"] + parserProducts,
      swiftSettings: parserSearchPath + mainActor, linkerSettings: parserLinkage),
    .target(
      name: "Playground",
      dependencies: [
        "GaugeUI", "TerminalRendering", "SVGRendering", "SwiftInterpreter", "CMark",
      ],
      resources: [.embedInCode("Tutorials")],
      swiftSettings: parserSearchPath + mainActor),
    .executableTarget(
      name: "gauges",
      dependencies: [
        "GaugeUI", "TerminalRendering", "SVGRendering", "SwiftInterpreter", "Playground",
        "CReadline",
      ],
      swiftSettings: parserSearchPath + mainActor),
    .executableTarget(
      name: "gauges-benchmark",
      dependencies: [
        "GaugeUI", "TerminalRendering", "SVGRendering", "SwiftInterpreter", "Playground",
        "CAllocationCount",
      ],
      swiftSettings: parserSearchPath + mainActor),
    .testTarget(name: "GaugeUITests", dependencies: ["GaugeUI"]),
    .testTarget(
      name: "TerminalRenderingTests", dependencies: ["GaugeUI", "TerminalRendering"]),
    .testTarget(name: "SVGRenderingTests", dependencies: ["GaugeUI", "SVGRendering"]),
    .testTarget(
      name: "SwiftInterpreterTests",
      dependencies: ["GaugeUI", "TerminalRendering", "SwiftInterpreter"],
      swiftSettings: parserSearchPath + mainActor),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["GaugeUI", "TerminalRendering", "SwiftInterpreter", "Playground"],
      swiftSettings: parserSearchPath + mainActor),
    .testTarget(
      name: "gaugesTests",
      dependencies: ["gauges", "GaugeUI", "TerminalRendering", "SwiftInterpreter", "Playground"],
      swiftSettings: parserSearchPath + mainActor),
  ],
  swiftLanguageModes: [.v6]
)
