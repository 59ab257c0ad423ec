import AppRuntime
import Foundation
import ProgramGuardian
import SystemShims

/// The process of a program that an adapter has started in a new session, or has attached to.
@MainActor
public final class ProgramProcess {
  /// The destinations of the program's standard streams.
  public enum Streams {
    /// A terminal, which then controls the program's session.
    case terminal(path: String)
    /// No input; output goes to a descriptor.
    case log(Int32)
  }

  /// The process identifier.
  public let identifier: pid_t
  /// A descriptor that is readable when the process has ended.
  public let descriptor: Int32
  /// The process between the adapter and the program, if the program is guarded.
  public let guardian: pid_t?

  /// Whether the adapter has started the process.
  private let isOwn: Bool

  private static var started: Set<pid_t> = []
  /// The ends of the adapter's children, which are all reaped together.
  private static var ends: [pid_t: (status: Int32, signal: Int32?)] = [:]

  /// The exit status and signal of the process, or `nil` while it runs.
  ///
  /// Only the parent of a process knows how it ended, so the end of a foreign process counts as status 0.
  public var end: (status: Int32, signal: Int32?)? {
    if isOwn { return Self.ends[identifier] }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1 ? (0, nil) : nil
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the executable.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its environment.
  ///   - streams: Its standard streams.
  ///   - passed: The adapter's descriptors that the program gets, keyed by their numbers in the program.
  ///   - isGuarded: Whether everything that the program starts ends with the adapter, even if it is killed.
  /// - Throws: `AdapterError.cannotStart` with the system's reason.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], streams: Streams,
    passing passed: [Int32: Int32] = [:], isGuarded: Bool = false
  ) throws(AdapterError) {
    Self.keepDescriptors()
    // A number to be used in the program may be that of another descriptor of the adapter.
    let copies = passed.mapValues { fcntl($0, F_DUPFD_CLOEXEC, Self.highNumber) }
    defer { for descriptor in copies.values { close(descriptor) } }
    ProcessFamily.adoptOrphans()
    let (terminal, log): (String?, Int32) =
      switch streams {
      case .terminal(let path): (path, -1)
      case .log(let descriptor): (nil, descriptor)
      }
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var process = guarded_program(guardian: 0, program: 0, channel: -1)
    let start = {
      CStrings.withPointers([path] + arguments) { words in
        CStrings.withPointers(variables) { variables in
          // The copies and their numbers are both in the dictionary's order.
          program_start(
            &process, isGuarded, words, variables, terminal, log, Array(copies.values),
            Array(copies.keys), copies.count)
        }
      }
    }
    let error = isGuarded ? LaunchFamily.mark?.marking(start) ?? start() : start()
    guard error == 0 else { throw .cannotStart(reason: String(cString: strerror(error))) }
    Self.started.insert(process.program)
    identifier = process.program
    guardian = isGuarded ? process.guardian : nil
    isOwn = true
    descriptor = isGuarded ? process.channel : ProcessDescriptor.open(process.program) ?? -1
  }

  /// Attaches to a running program, which continues after the adapter's end.
  ///
  /// - Parameter identifier: The process.
  /// - Throws: `AdapterError.cannotStart` if the process doesn't exist or can't be watched.
  public init(attachedTo identifier: pid_t) throws(AdapterError) {
    guard identifier > 0, let descriptor = ProcessDescriptor.open(identifier) else {
      throw .cannotStart(reason: "there is no process \(identifier)")
    }
    self.identifier = identifier
    self.descriptor = descriptor
    guardian = nil
    isOwn = false
  }

  /// A number above those that descriptors get in programs.
  private static let highNumber: Int32 = 200

  /// Prevents the program from inheriting the adapter's descriptors.
  private static func keepDescriptors() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in names.compactMap({ Int32($0) }) where number > 2 {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Whether the process has ended; reading it reaps the process and its orphans.
  public var hasEnded: Bool {
    Self.reap()
    if let guardian { takeEnd(from: guardian) }
    return end != nil
  }

  /// Records the end of a guarded program, if it has ended.
  private func takeEnd(from guardian: pid_t) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard end == nil, poll(&entry, 1, 0) == 1 else { return }
    var status: Int32 = 0
    if recv(descriptor, &status, MemoryLayout<Int32>.size, 0) == MemoryLayout<Int32>.size {
      Self.ends[identifier] = Self.end(of: status)
      return
    }
    // The guardian was killed. Once it is gone, the program is the adapter's child, and must not continue
    // without a guardian.
    while waitpid(guardian, &status, 0) < 0, errno == EINTR {}
    if waitpid(identifier, &status, WNOHANG) == 0 {
      kill(identifier, SIGKILL)
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }
    Self.ends[identifier] = Self.ends[identifier] ?? (0, SIGKILL)
  }

  private static func end(of status: Int32) -> (status: Int32, signal: Int32?) {
    let signal = status & 0x7F
    return (status >> 8 & 0xFF, signal == 0 ? nil : signal)
  }

  private static func reap() {
    var status: Int32 = 0
    while true {
      let process = waitpid(-1, &status, WNOHANG)
      guard process > 0 else { return }
      // The ends of orphans aren't needed.
      guard started.contains(process) else { continue }
      ends[process] = end(of: status)
    }
  }

  /// Asks the process to end, and waits until it has ended.
  ///
  /// - Parameters:
  ///   - signal: The signal that asks it.
  ///   - limit: The longest time to wait, in real seconds.
  public func end(with signal: Int32, waitingUpTo limit: TimeInterval) {
    guard isOwn, !hasEnded else { return }
    kill(identifier, signal)
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = RealTime.inside { poll(&entry, 1, Int32(limit * 1000)) }
  }

  /// Kills all of the adapter's descendants, and returns when all are gone.
  ///
  /// - Parameter limit: The longest time to wait, in real seconds, for processes that can't be killed, such
  ///   as another user's.
  public static func killAll(upTo limit: TimeInterval) {
    let end = RealTime.now.advanced(by: .seconds(limit))
    while true {
      reap()
      let rest = ProcessFamily.descendants(of: getpid())
      let time = RealTime.now.duration(to: end)
      guard !rest.isEmpty, time > .zero else { break }
      RealTime.inside { ProcessFamily.kill(rest, upTo: time) }
    }
  }

  /// Closes the process's descriptor.
  public func closeDescriptor() {
    if descriptor >= 0 { close(descriptor) }
  }
}
