import AppRuntime
import Foundation
import ProgramGuardian
import SystemShims

/// A program that an adapter has started, in a session of its own.
@MainActor
public final class ProgramProcess {
  /// Where the program's standard streams lead.
  public enum Streams {
    /// A terminal, which then controls the program's session.
    case terminal(path: String)
    /// Nothing to read; what is written goes to a descriptor.
    case log(Int32)
  }

  /// The process.
  public let identifier: pid_t
  /// Readable when the process has ended.
  public let descriptor: Int32
  /// The process between the adapter and the program, if there is one.
  public let guardian: pid_t?

  /// Whether the adapter has started it.
  private let isOwn: Bool

  private static var started: Set<pid_t> = []
  /// The ends of the adapter's children, which are reaped all together.
  private static var ends: [pid_t: (status: Int32, signal: Int32?)] = [:]

  /// How the process has ended; nil while it runs.
  ///
  /// The end of a process of somebody else's is known only to them, so it counts as one with status 0.
  public var end: (status: Int32, signal: Int32?)? {
    if isOwn { return Self.ends[identifier] }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1 ? (0, nil) : nil
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its variables.
  ///   - streams: Its standard streams.
  ///   - passed: The adapter's descriptors that the program gets, by the program's numbers for them.
  ///   - isGuarded: Whether all that the program starts ends with the adapter, even if that is killed.
  /// - Throws: `AdapterError.cannotStart` with the system's reason.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String], streams: Streams,
    passing passed: [Int32: Int32] = [:], isGuarded: Bool = false
  ) throws(AdapterError) {
    Self.keepDescriptors()
    // A number of the program may be in use for another of the adapter's descriptors.
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

  /// Attaches to a program that somebody else has started, and that goes on without the adapter.
  ///
  /// - Parameter identifier: Its process.
  /// - Throws: `AdapterError.cannotStart` if there isn't one, or it may not be watched.
  public init(attachedTo identifier: pid_t) throws(AdapterError) {
    guard identifier > 0, let descriptor = ProcessDescriptor.open(identifier) else {
      throw .cannotStart(reason: "there is no process \(identifier)")
    }
    self.identifier = identifier
    self.descriptor = descriptor
    guardian = nil
    isOwn = false
  }

  /// Above the numbers that programs are given descriptors by.
  private static let highNumber: Int32 = 200

  /// Keeps the adapter's descriptors from the program.
  private static func keepDescriptors() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in names.compactMap({ Int32($0) }) where number > 2 {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Whether the process has ended; it's reaped then, and so are its orphans.
  public var hasEnded: Bool {
    Self.reap()
    if let guardian { takeEnd(from: guardian) }
    return end != nil
  }

  /// Takes the end of a guarded program, if that has ended.
  private func takeEnd(from guardian: pid_t) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard end == nil, poll(&entry, 1, 0) == 1 else { return }
    var status: Int32 = 0
    if recv(descriptor, &status, MemoryLayout<Int32>.size, 0) == MemoryLayout<Int32>.size {
      Self.ends[identifier] = Self.end(of: status)
      return
    }
    // Somebody has killed the guardian. When that is gone, the program is the adapter's child; without a
    // guardian it doesn't go on.
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
      // Of others nobody asks.
      guard started.contains(process) else { continue }
      ends[process] = end(of: status)
    }
  }

  /// Asks the process to end, and waits until it has.
  ///
  /// - Parameters:
  ///   - signal: The signal by which it is asked.
  ///   - limit: The longest time to wait, in real seconds.
  public func end(with signal: Int32, waitingUpTo limit: TimeInterval) {
    guard isOwn, !hasEnded else { return }
    kill(identifier, signal)
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = RealTime.inside { poll(&entry, 1, Int32(limit * 1000)) }
  }

  /// Kills all that the adapter has started, wherever that has gone, and returns when nothing of it is
  /// left.
  ///
  /// - Parameter limit: The longest time to wait, in real seconds: a process that the system won't let
  ///   go, or one of another user, can't be waited for.
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
