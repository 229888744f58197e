extension Catalogue {
  /// What apps write for their makers: nobody reads it here.
  @RowBuilder static var logging: [Row] {
    Rows.type("struct Logger", "Writes for an app's makers; nobody reads it here.") {
      Row("init()", "One like any.") { Value.void }
      Row("init(subsystem: String, category: String)", "One like any.") {
        (_: String, _: String) in Value.void
      }
      for name in [
        "debug", "info", "notice", "warning", "error", "critical", "fault", "trace", "log",
      ] {
        Row("func \(name)(_ message: OSLogMessage)", "Nobody reads it here.") {
          (_: Value, _: String) in Value.void
        }
      }
    }
    Rows.type("struct OSLogMessage: ExpressibleByStringInterpolation", "What is written.")
    Rows.names(
      "struct OSLogPrivacy", "Who may read a value.", ["public", "private", "auto", "sensitive"])
    Row("func NSLog(_ format: String, _ arguments: Any...)", "Nobody reads it here.") {
      (_: String, _: [Value]) in Value.void
    }
    Row("func os_log(_ message: String)", "Nobody reads it here.") { (_: String) in Value.void }
  }
}
