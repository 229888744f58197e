import Foundation
import GaugeUI

extension Catalogue {
  /// What an app is and has beside its program. A script reaches no file: there is none where it looks, as in an app that
  /// was just installed.
  @RowBuilder static var files: [Row] {
    data
    Rows.members(of: "URL") {
      Row("init(fileURLWithPath path: String)", "The place of a file.") { (path: String) in
        URL(string: path) ?? URL(filePath: "/")
      }
      for name in ["appendingPathComponent(_ pathComponent", "appending(path"] {
        Row("func \(name): String) -> URL", "What lies inside.") { (url: URL, part: String) in
          url.appendingPathComponent(part)
        }
      }
      for (name, read) in parts {
        Row("var \(name): String", "A part of the address.") { (url: URL) in read(url) }
      }
      Row("var host: String?", "Whose address it is.") { (url: URL) in url.host() }
      Row("var scheme: String?", "How it is reached.") { (url: URL) in url.scheme }
      Row("static var documentsDirectory: URL", "Where documents would be.") { URL(filePath: "/") }
    }
    Rows.type("class FileManager", "Where files would be: there are none.") {
      Row("static var default: FileManager", "The usual one.") { Value.void }
      Row("func fileExists(atPath path: String) -> Bool", "There is none.") {
        (_: Value, _: String) in false
      }
      Row("func contents(atPath path: String) -> Data?", "There is none.") {
        (_: Value, _: String) in Data?.none
      }
      Row(
        "func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?",
        "Where a group of apps would keep files: nowhere."
      ) { (_: Value, _: String) in URL?.none }
      Row(
        "func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]",
        "Where files would be."
      ) { (_: Value, _: Value, _: Value) in [URL(filePath: "/")] }
      Row("func removeItem(at URL: URL) throws", "There is nothing to remove.") {
        (_: Value, _: URL) -> Value in throw CocoaError.thrown
      }
    }
    Rows.names(
      "enum FileManager.SearchPathDirectory: Hashable", "What kind of files.",
      ["documentDirectory", "cachesDirectory", "applicationSupportDirectory", "libraryDirectory"])
    Rows.names(
      "struct FileManager.SearchPathDomainMask: OptionSet", "Whose files.",
      ["userDomainMask", "localDomainMask", "allDomainsMask"])
    Rows.members(of: "Bundle") {
      Row("var bundleIdentifier: String?", "What a preview is called.") { (_: Value) in
        "preview" as String?
      }
      Row("var infoDictionary: [String: Any]?", "The app's version.") { (_: Value) in
        Value.some(.dictionary([HashableValue(.string(versionKey)): .string("1.0")]))
      }
      Row("func object(forInfoDictionaryKey key: String) -> Any?", "The app's version.") {
        (_: Value, key: String) in key == versionKey ? Value.string("1.0") : nil
      }
      Row("func url(forResource name: String?, withExtension ext: String?) -> URL?", "None.") {
        (_: Value, _: Value, _: Value) in URL?.none
      }
      Row("func path(forResource name: String?, ofType ext: String?) -> String?", "None.") {
        (_: Value, _: Value, _: Value) in String?.none
      }
      Row(
        "func localizedString(forKey key: String, value: String?, table tableName: String?) -> String",
        "The text as it is, or else its key."
      ) { (_: Value, key: String, value: String?, _: Value) in value ?? key }
    }
    Rows.type("class ProcessInfo", "The running program.") {
      Row("static var processInfo: ProcessInfo", "The only one.") { Value.void }
      Row("var environment: [String: String]", "That it runs for a preview, as Xcode says.") {
        (_: Value) in
        Value.dictionary([HashableValue(.string("XCODE_RUNNING_FOR_PREVIEWS")): .string("1")])
      }
      Row("var isLowPowerModeEnabled: Bool", "Whether power is saved: it is not.") { (_: Value) in
        false
      }
      Row("var thermalState: ProcessInfo.ThermalState", "How warm it is: as usual.") {
        (_: Value) in Value.string("nominal")
      }
    }
    Rows.names(
      "enum ProcessInfo.ThermalState: Hashable", "How warm a device is.",
      ["nominal", "fair", "serious", "critical"])
  }

  private static let versionKey = "CFBundleShortVersionString"

  private static let parts: [(String, (URL) -> String)] = [
    ("path", { $0.path }), ("lastPathComponent", { $0.lastPathComponent }),
    ("pathExtension", { $0.pathExtension }),
  ]

  @RowBuilder private static var data: [Row] {
    Rows.members(of: "Data") {
      Row("init(contentsOf url: URL) throws", "Throws: there is no such file.") {
        (_: URL) -> Data in throw CocoaError.thrown
      }
      Row("func write(to url: URL) throws", "Throws: nothing can be written.") {
        (_: Data, _: URL) -> Value in throw CocoaError.thrown
      }
    }
    Rows.type("struct CocoaError: Error", "That a file is not there.")
  }
}

/// That a file is not there, as Foundation's `CocoaError` says it.
struct CocoaError: DescribedError {
  var words: String { "The file doesn’t exist." }

  static var thrown: ThrownValue {
    ThrownValue(
      value: CocoaError().scriptValue,
      type: .nominal(Catalogue.shared.known("CocoaError"), []))
  }
}
