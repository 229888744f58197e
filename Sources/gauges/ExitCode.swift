/// What the program tells the shell that started it: the numbers of `sysexits.h` where it has one.
enum ExitCode: Int32 {
  case success = 0
  /// The source or a check failed.
  case failure = 1
  /// The command line was not understood.
  case usage = 64
  /// An input does not exist or cannot be read.
  case noInput = 66
  /// An output cannot be written.
  case cannotWrite = 73
}

/// Why the program stops, in one line, and the code it stops with.
struct Failure: Error, Equatable {
  var code: ExitCode
  /// `nil` where there is nothing to say, as when the reader of a pipe has gone.
  var message: String?

  init(_ code: ExitCode, _ message: String?) {
    self.code = code
    self.message = message
  }
}
