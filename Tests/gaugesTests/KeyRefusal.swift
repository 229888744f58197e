#if os(Linux)
  import Foundation

  /// A system on which no program may put keys back into a terminal's input, as Linux since 6.2 by itself: for the thread that
  /// takes to it, and for what that thread starts.
  nonisolated enum KeyRefusal {
    #if arch(x86_64)
      private static let ioctlNumber: UInt64 = 16
    #else
      // That of the systems that came later, AArch64 among them.
      private static let ioctlNumber: UInt64 = 29
    #endif

    /// Has the system refuse TIOCSTI with EIO, as it does where that is forbidden (seccomp).
    static func adopt() throws {
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      // Glibc's module does not show it.
      guard let symbol = dlsym(nil, "prctl") else { throw SystemFailure("find prctl") }
      let control = unsafeBitCast(symbol, to: Control.self)
      // PR_SET_NO_NEW_PRIVS, without which only root may set a filter.
      guard control(38, 1, 0, 0, 0) == 0 else { throw SystemFailure("give up privileges") }
      try filter.withUnsafeBufferPointer { filter in
        // A struct sock_fprog: how many instructions, and where they stand.
        try [UInt(filter.count), UInt(bitPattern: filter.baseAddress)].withUnsafeBufferPointer {
          // PR_SET_SECCOMP with SECCOMP_MODE_FILTER.
          guard control(22, 2, UInt(bitPattern: $0.baseAddress), 0, 0) == 0 else {
            throw SystemFailure("filter system calls")
          }
        }
      }
    }

    /// Instructions for the kernel's packet filter: the call's number at byte 0, its second argument at byte 24.
    private static let filter: [UInt64] = [
      instruction(load, 0), instruction(isEqual, ioctlNumber, otherwise: 3),
      instruction(load, 24), instruction(isEqual, UInt64(TIOCSTI), otherwise: 1),
      // SECCOMP_RET_ERRNO and SECCOMP_RET_ALLOW.
      instruction(give, 0x5_0000 | UInt64(EIO)), instruction(give, 0x7FFF_0000),
    ]

    private static let load: UInt64 = 0x20
    private static let isEqual: UInt64 = 0x15
    private static let give: UInt64 = 0x06

    /// A struct sock_filter of a little-endian machine.
    private static func instruction(
      _ code: UInt64, _ operand: UInt64, otherwise skipped: UInt64 = 0
    ) -> UInt64 {
      code | skipped << 24 | operand << 32
    }
  }
#endif
