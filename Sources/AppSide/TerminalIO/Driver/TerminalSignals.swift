import Foundation
import Synchronization

/// The signals that end, stop, continue and resize an app in a terminal.
///
/// While a `TerminalHold` is in force, each signal that ends the process first gives the terminal back and
/// then has its usual effect: the exit status, the core dump and the Swift backtrace are kept. The handlers
/// make only system calls.
enum TerminalSignals {
  /// The address of the dispositions: a number, because pointers may not be shared.
  private static let address = Atomic<UInt>(0)

  /// The earlier dispositions of the signals, by number; made once and never freed.
  fileprivate static var dispositions: UnsafeMutablePointer<sigaction>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Faults of the executable, which other handlers, such as the runtime's backtraces, get afterwards.
  ///
  /// The runtime writes a backtrace for SIGQUIT as well.
  private static let crashes = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT,
  ]
  /// Requests to end; an app that handles one itself ends by `exit`, which is handled too.
  private static let requests = [
    SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  /// Begins to guard the hold in force.
  static func install() {
    _ = atExit
    _ = alternateStack
    let table = dispositions ?? makeTable()
    for number in crashes { install(handleEnd, number, table, onlyIfDefault: false) }
    for number in requests { install(handleEnd, number, table, onlyIfDefault: true) }
    install(handleStop, SIGTSTP, table, onlyIfDefault: true)
    install(handleContinue, SIGCONT, table, onlyIfDefault: false)
    install(handleResize, SIGWINCH, table, onlyIfDefault: false)
  }

  /// Restores the dispositions of the signals that are still handled here.
  static func remove() {
    guard let table = dispositions else { return }
    for number in crashes + requests + [SIGTSTP, SIGCONT, SIGWINCH] {
      var present = sigaction()
      sigaction(number, nil, &present)
      if present.isOurs { sigaction(number, &table[Int(number)], nil) }
    }
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func install(
    _ handler: Handler, _ number: Int32, _ table: UnsafeMutablePointer<sigaction>,
    onlyIfDefault: Bool
  ) {
    var present = sigaction()
    sigaction(number, nil, &present)
    if present.isOurs || (onlyIfDefault && !present.isDefault) { return }
    table[Int(number)] = present
    var action = sigaction()
    action.setHandler(handler)
    sigaction(number, &action, nil)
  }

  private static func makeTable() -> UnsafeMutablePointer<sigaction> {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    table.initialize(repeating: sigaction(), count: 128)
    address.store(UInt(bitPattern: table), ordering: .releasing)
    return table
  }

  /// Releases the hold at `exit()`, too; registered once in a process.
  private static let atExit: Void = {
    atexit {
      TerminalHold.takeCurrent()?.pointee.release()
    }
  }()

  /// A stack for the main thread's handlers, in case its own has overflowed.
  private static let alternateStack: Void = {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }()
}

// MARK: - Handlers

private func handleEnd(
  number: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let code = errno
  TerminalHold.takeCurrent()?.pointee.release()
  if let table = TerminalSignals.dispositions {
    sigaction(number, table + Int(number), nil)
  }
  // A fault occurs again, with all its details, when this handler returns to the instruction that caused
  // it. Every other signal must be raised again, and arrives when the handler returns, too.
  let isFault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE
  let isFromKernel = (info?.pointee.si_code ?? 0) > 0
  if !(isFault && isFromKernel) { raise(number) }
  errno = code
}

private func handleStop(
  number: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let code = errno
  let hold = TerminalHold.current
  hold?.pointee.release()
  var standard = sigaction()
  var own = sigaction()
  sigaction(number, &standard, &own)
  var these = sigset_t()
  var before = sigset_t()
  sigemptyset(&these)
  sigaddset(&these, number)
  pthread_sigmask(SIG_UNBLOCK, &these, &before)
  // The process stops here, and continues here.
  raise(number)
  pthread_sigmask(SIG_SETMASK, &before, nil)
  sigaction(number, &own, nil)
  hold?.pointee.take()
  hold?.pointee.report(.continued)
  errno = code
}

private func handleContinue(
  number: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let code = errno
  let hold = TerminalHold.current
  hold?.pointee.take()
  hold?.pointee.report(.continued)
  errno = code
}

private func handleResize(
  number: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let code = errno
  TerminalHold.current?.pointee.report(.resized)
  errno = code
}

extension sigaction {
  fileprivate mutating func setHandler(
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #else
      __sigaction_handler.sa_sigaction = handler
    #endif
    sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK
    sigemptyset(&sa_mask)
  }

  private var address: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_sigaction, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_sigaction, to: Int.self)
    #endif
  }

  fileprivate var isDefault: Bool { address == 0 }

  fileprivate var isOurs: Bool {
    let own:
      [@convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void] = [handleEnd, handleStop, handleContinue, handleResize]
    return own.contains { unsafeBitCast($0, to: Int.self) == address }
  }
}
