import SwiftInterpreter

/// A notebook that is part of the program.
public struct Tutorial {
  /// The name that `:tutorial` takes.
  public let name: String
  private let bytes: [UInt8]

  /// All of them, in the order they are best read in.
  public static let all = [
    Tutorial(name: "upload-status", bytes: PackageResources.upload_status_md),
    Tutorial(name: "bpm", bytes: PackageResources.bpm_md),
    Tutorial(name: "speedometer", bytes: PackageResources.speedometer_md),
  ]

  public static func named(_ name: String) -> Tutorial? { all.first { $0.name == name } }

  /// The file.
  public var source: SourceText {
    SourceText(String(decoding: bytes, as: UTF8.self), name: "\(name).md")
  }

  public var notebook: Notebook { Notebook(source) }
}
