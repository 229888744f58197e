import Foundation
import Synchronization
import Testing

/// A process about to start in a session of its own.
nonisolated struct Spawning: Sendable {
  let arguments: [String]
  let environment: [String: String]
  let arrange: @Sendable (inout posix_spawn_file_actions_t) -> Void

  init(
    _ arguments: [String], environment: [String: String],
    arrange: @escaping @Sendable (inout posix_spawn_file_actions_t) -> Void
  ) {
    self.arguments = arguments
    self.environment = environment
    self.arrange = arrange
  }

  #if os(Linux)
    /// Starts it where no program may put keys back into a terminal's input.
    func startRefusingKeys() throws -> pid_t {
      let started = Mutex<Result<pid_t, any Error>?>(nil)
      let end = DispatchSemaphore(value: 0)
      // What a thread takes to it cannot leave.
      Thread {
        let result = Result {
          try KeyRefusal.adopt()
          return try start()
        }
        started.withLock { $0 = result }
        end.signal()
      }.start()
      end.wait()
      return try started.withLock { try #require($0).get() }
    }
  #endif

  func start() throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    arrange(&actions)
    // POSIX_SPAWN_SETSID, and no signal ignored or held back, as a test's own thread has them.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU] {
      sigaddset(&defaults, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = 0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }
    let error = withCStrings(arguments) { arguments in
      withCStrings(variables) { variables in
        posix_spawn(&process, self.arguments[0], &actions, &attributes, arguments, variables)
      }
    }
    guard error == 0 else { throw SystemFailure("start \(arguments[0])", error) }
    return process
  }

  /// Waits for the end of a process: its exit code; for a signal, 128 and its number.
  static func reap(_ process: pid_t, _ note: (Int32) -> Void = { _ in }) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure("wait for the program") }
    }
    note(status)
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// A call that the system refused.
nonisolated struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, _ code: Int32 = errno) {
    description = "cannot \(what): \(String(cString: strerror(code)))"
  }
}
