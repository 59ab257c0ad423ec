/// Numbers of Linux's system calls that wait, which Swift doesn't import.
///
/// They come from the kernel's tables and differ between processors.
package enum SystemCallNumber {
  #if arch(x86_64)
    package static let read = 0
    package static let wait4 = 61
    /// `poll`, or -1 on a processor on which only `ppoll` exists.
    package static let poll = 7
    /// `select`, `pselect6`, `ppoll` and `epoll_pwait2`.
    package static let selects = [23, 270, 271, 441]
    package static let futex = 202
    /// `nanosleep` and `clock_nanosleep`.
    package static let pauses = [35, 230]
    /// `poll`, `epoll_wait` and `epoll_pwait`, each with the index of its argument in milliseconds.
    package static let milliseconds = [7: 2, 232: 3, 281: 3]
    /// `select`, `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait` and `semtimedop`, each with the
    /// index of its argument that points to a time.
    package static let times = [23: 4, 270: 4, 271: 2, 441: 3, 128: 2, 220: 3]
  #else
    package static let read = 63
    package static let wait4 = 260
    package static let poll = -1
    /// `pselect6`, `ppoll` and `epoll_pwait2`.
    package static let selects = [72, 73, 441]
    package static let futex = 98
    /// `nanosleep` and `clock_nanosleep`.
    package static let pauses = [101, 115]
    /// `epoll_pwait`, with the index of its argument in milliseconds.
    package static let milliseconds = [22: 3]
    /// `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait` and `semtimedop`, each with the index of
    /// its argument that points to a time.
    package static let times = [72: 4, 73: 2, 441: 3, 137: 2, 192: 3]
  #endif
}

/// Operations of the `futex` system call.
package enum FutexOperation {
  /// `FUTEX_WAIT`, whose time is a length, `FUTEX_LOCK_PI`, `FUTEX_WAIT_BITSET`,
  /// `FUTEX_WAIT_REQUEUE_PI` and `FUTEX_LOCK_PI2`.
  package static let waits: [UInt] = [0, 6, 9, 11, 13]
  /// The bits of an operation without its flags.
  package static let commandMask: UInt = 0x7f
  /// `FUTEX_CLOCK_REALTIME`.
  package static let realTimeClockFlag: UInt = 256
}
