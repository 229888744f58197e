import Foundation

/// The stack of the main thread.
enum Stack {
  /// What it may grow to, in bytes. Linux keeps 128 MB of addresses free below every main thread's stack.
  private static let size: rlim_t = 120 << 20

  /// Lets the stack grow further than usual: values within values, as `value = [value]` in a loop makes them, are freed
  /// by recursion of 144 bytes a level.
  static func grow() {
    #if os(Linux)
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      var limits = rlimit()
      guard getrlimit(stack, &limits) == 0, limits.rlim_cur < size else { return }
      limits.rlim_cur = min(size, limits.rlim_max)
      setrlimit(stack, &limits)
    #endif
  }
}
