import AdapterSupport
import AppRuntime
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
    ProcessFamily.adoptOrphans()
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
    descriptor = ProcessDescriptor.open(identifier) ?? -1
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

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LINES", "COLUMNS", "TERM_PROGRAM", "TMUX", "STY"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = "truecolor"
    // ncurses waits this long, in milliseconds, whether an escape is a key or begins one.
    if environment["ESCDELAY"] == nil { environment["ESCDELAY"] = "25" }
    return environment
  }

  /// Whether the process has ended; it's reaped then, and so are its orphans.
  var hasEnded: Bool {
    reap()
    return end != nil
  }

  private func reap() {
    var status: Int32 = 0
    while true {
      let process = waitpid(-1, &status, WNOHANG)
      guard process > 0 else { return }
      guard process == identifier else { continue }
      let signal = status & 0x7F
      end = (status >> 8 & 0xFF, signal == 0 ? nil : signal)
    }
  }

  /// Kills the program and all that it has started, wherever that has gone, and returns when nothing
  /// of it is left.
  ///
  /// - Parameter limit: The longest time to wait, in real seconds: a process that the system won't let
  ///   go, or one of another user, can't be waited for.
  func kill(upTo limit: TimeInterval) {
    let end = RealTime.now.advanced(by: .seconds(limit))
    while true {
      reap()
      let rest = ProcessFamily.descendants(of: getpid())
      let time = RealTime.now.duration(to: end)
      guard !rest.isEmpty, time > .zero else { break }
      RealTime.inside { ProcessFamily.kill(rest, upTo: time) }
    }
    if descriptor >= 0 { close(descriptor) }
  }
}
