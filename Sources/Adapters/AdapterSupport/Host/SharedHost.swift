import AutomationAgent
import Foundation
import SystemShims

/// A process that holds what the launches of one test process share: the adapter's own executable, run
/// with another argument.
///
/// The host isn't a child of any adapter, and ends with the test process. Its address is an abstract
/// socket's name, which vanishes with the last socket.
public struct SharedHost: Hashable, Sendable {
  /// The kind of host, as one word, from which its first argument is formed.
  public var kind: String
  /// The other arguments; each list of arguments has a separate host.
  public var arguments: [String]
  /// The host's environment.
  public var environment: [String: String]

  /// Describes a host.
  ///
  /// - Parameters:
  ///   - kind: The kind of host, as one word.
  ///   - arguments: The arguments, which distinguish hosts of the same kind.
  ///   - environment: The host's environment.
  public init(kind: String, arguments: [String], environment: [String: String]) {
    self.kind = kind
    self.arguments = arguments
    self.environment = environment
  }

  /// The reason why a host can't be connected to.
  public enum Failure: Error, Hashable, Sendable {
    /// The test process or the host has ended.
    case ended
    /// The system couldn't start the host.
    case notStarted(reason: String)
  }

  /// Connects to the host of the process that has started this one, after starting the host if needed.
  ///
  /// - Returns: The descriptor of the connection.
  /// - Throws: `Failure`.
  public func connect() throws(Failure) -> Int32 {
    let owner = getppid()
    guard let ownerDescriptor = ProcessDescriptor.open(owner) else { throw .ended }
    defer { close(ownerDescriptor) }
    // Once the test has gone, the new parent may never end, and the host would never end either.
    guard !Self.hasTestGone else { throw .ended }
    let address = address(owner: owner, start: Self.startTime(of: owner))
    if let connection = AbstractSocket.connect(to: address) { return connection }
    // Only one adapter at a time, so that none finds an address at which no host listens yet.
    let lock = Self.lockProgram()
    defer { if let lock { close(lock) } }
    if let connection = AbstractSocket.connect(to: address) { return connection }
    guard let listener = AbstractSocket.listen(named: address) else { throw .ended }
    defer { close(listener) }
    try start(listener: listener, owner: ownerDescriptor)
    guard let connection = AbstractSocket.connect(to: address) else { throw .ended }
    return connection
  }

  private static var hasTestGone: Bool {
    var entry = pollfd(fd: StandardStreams.taken?.input ?? -1, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP) != 0
  }

  /// Returns the host's address for a test process.
  ///
  /// - Parameters:
  ///   - owner: The process.
  ///   - start: The start time of the process, which distinguishes it from a later one with the same number.
  func address(owner: pid_t, start: String) -> String {
    let hash = StableHash.value(of: arguments.joined(separator: "\0"))
    return "understudy-\(kind)-\(owner)-\(start)-\(String(hash, radix: 16))"
  }

  /// The argument that makes an adapter the host of a kind.
  static func argument(of kind: String) -> String { "--\(kind)-host" }

  /// Locks the adapter's own executable, a file that all adapters of a test share, after waiting for other
  /// adapters to unlock it.
  ///
  /// - Returns: The descriptor that holds the lock until it is closed, or `nil` if the system refuses it.
  private static func lockProgram() -> Int32? {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) < 0 {
      guard errno == EINTR else {
        close(descriptor)
        return nil
      }
    }
    return descriptor
  }

  private func start(listener: Int32, owner: Int32) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let high = [listener, owner].map { fcntl($0, F_DUPFD_CLOEXEC, 200) }
    defer { for descriptor in high { close(descriptor) } }
    for number in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, high[0], HostListener.listenerNumber)
    posix_spawn_file_actions_adddup2(&actions, high[1], HostListener.ownerNumber)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The test kills an app's whole process group, which the host must survive.
    posix_spawnattr_setflags(&attributes, Self.spawnsSession)
    // Killing an adapter kills its descendants, but other launches use the same host. So a shell starts
    // the host and exits, and the host is no longer a descendant.
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let strings =
      [Self.shell, "-c", "\"$@\" &", Self.shell, program, Self.argument(of: kind)] + arguments
    var process: pid_t = 0
    let result = CStrings.withPointers(strings) { arguments in
      CStrings.withPointers(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, Self.shell, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else { throw .notStarted(reason: String(cString: strerror(result))) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static func startTime(of process: pid_t) -> String {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? String(fields[19]) : "0"
  }

  /// `POSIX_SPAWN_SETSID`, which C declares only for programs that ask for GNU's extensions.
  private static let spawnsSession: Int16 = 0x80
  private static let shell = "/bin/sh"
}
