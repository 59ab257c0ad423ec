import AdapterSupport
import Foundation
import SystemShims

/// A program in a session of its own, whose terminal is a pseudo-terminal.
@MainActor
final class ProgramProcess {
  let identifier: pid_t
  /// Readable when the process has ended.
  let descriptor: Int32
  /// How the process has ended; nil while it runs.
  private(set) var end: (status: Int32, signal: Int32?)?

  /// Starts a program.
  ///
  /// - Throws: `AdapterError.cannotStart` with the system's reason.
  init(_ launch: AdapterLaunch, terminal: String) throws(AdapterError) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens controls the session.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    Self.keepDescriptors()
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = Self.newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments: [UnsafeMutablePointer<CChar>?] = ([launch.subject] + launch.arguments)
      .map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = Self.environment.map {
      strdup("\($0.key)=\($0.value)")
    }
    arguments.append(nil)
    variables.append(nil)
    defer { for pointer in arguments + variables { free(pointer) } }
    var identifier: pid_t = 0
    let error = posix_spawn(
      &identifier, launch.subject, &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw .cannotStart(reason: String(cString: strerror(error))) }
    self.identifier = identifier
    descriptor = Self.openDescriptor(of: identifier)
  }

  /// glibc's POSIX_SPAWN_SETSID, which Swift doesn't import.
  private static let newSession: Int32 = 0x80

  /// Keeps the adapter's descriptors from the program.
  private static func keepDescriptors() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in names.compactMap({ Int32($0) }) where number > 2 {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Calls `pidfd_open`, which has no function in older C libraries.
  private static func openDescriptor(of process: pid_t) -> Int32 {
    typealias Function = @convention(c) (Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, "syscall") else { return -1 }
    let call = unsafeBitCast(symbol, to: Function.self)
    return Int32(truncatingIfNeeded: call(openProcess, Int(process), 0))
  }

  /// The number of the system call `pidfd_open`, the same on all processors.
  private static let openProcess = 434

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LINES", "COLUMNS", "TERM_PROGRAM", "TMUX", "STY"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = "truecolor"
    // ncurses waits this long, in milliseconds, whether an escape is a key or begins one.
    if environment["ESCDELAY"] == nil { environment["ESCDELAY"] = "25" }
    return environment
  }

  /// Whether the process has ended; it's reaped then.
  var hasEnded: Bool {
    if end != nil { return true }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return false }
    let signal = status & 0x7F
    end = (status >> 8 & 0xFF, signal == 0 ? nil : signal)
    return true
  }

  /// Ends all processes of the session, and returns when the program's own is gone.
  func kill() {
    for member in Self.members(ofSession: identifier) { _ = Foundation.kill(member, SIGKILL) }
    if !hasEnded {
      _ = Foundation.kill(identifier, SIGKILL)
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
      end = (0, SIGKILL)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  private static func members(ofSession session: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { getsid($0) == session }
  }
}
