import Foundation
import SystemShims

/// An adapter's way to the browser: to the host that has one, which it starts if there is none.
enum HostConnection {
  /// The argument that makes the program a host.
  static let argument = "--browser-host"

  /// Connects to the host of the process that has started this one.
  ///
  /// - Throws: `PageAdapterError.browserNotStarted`.
  static func open(
    _ executable: BrowserExecutable, flags: BrowserFlags
  ) throws(PageAdapterError) -> Int32 {
    let owner = getppid()
    guard let ownerDescriptor = ProcessDescriptor.open(owner) else { throw .browserEnded }
    defer { close(ownerDescriptor) }
    let address = HostAddress(
      owner: owner, start: startTime(of: owner), executable: executable, flags: flags)
    if let connection = address.connect() { return connection }
    // One adapter after the other, so that none finds an address at which nobody listens yet.
    let lock = lockProgram()
    defer { if let lock { close(lock) } }
    if let connection = address.connect() { return connection }
    guard let listener = address.listen() else { throw .browserEnded }
    defer { close(listener) }
    try startHost(listener: listener, owner: ownerDescriptor, executable, flags)
    guard let connection = address.connect() else { throw .browserEnded }
    return connection
  }

  /// Locks this program's file, which all adapters of a test have and which is there anyway; waits for
  /// others to unlock theirs.
  ///
  /// - Returns: The descriptor that holds the lock until it is closed; `nil` if the system offers none.
  private static func lockProgram() -> Int32? {
    let descriptor = Foundation.open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) < 0 {
      guard errno == EINTR else {
        close(descriptor)
        return nil
      }
    }
    return descriptor
  }

  /// Runs a host, if the arguments ask for one.
  ///
  /// - Returns: The exit status; `nil` if this isn't a host.
  @MainActor
  static func runHost(_ arguments: [String]) -> Int32? {
    guard arguments.count > 2, arguments[1] == argument else { return nil }
    // An adapter that has just ended must not end the host that writes to it.
    signal(SIGPIPE, SIG_IGN)
    // The browsers must not keep the address when the host has ended.
    for number in [listenerNumber, ownerNumber] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    BrowserHost(
      listener: listenerNumber, owner: ownerNumber,
      executable: BrowserExecutable(path: arguments[2]),
      flags: BrowserFlags(additional: Array(arguments[3...]))
    ).run()
    return EXIT_SUCCESS
  }

  private static func startHost(
    listener: Int32, owner: Int32, _ executable: BrowserExecutable, _ flags: BrowserFlags
  ) throws(PageAdapterError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let high = [listener, owner].map { fcntl($0, F_DUPFD_CLOEXEC, 200) }
    defer { for descriptor in high { close(descriptor) } }
    for number in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, high[0], listenerNumber)
    posix_spawn_file_actions_adddup2(&actions, high[1], ownerNumber)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The test ends an app's whole process group, which the host must outlive.
    posix_spawnattr_setflags(&attributes, spawnsSession)
    // Whoever kills an adapter kills what it has started too, and other launches have pages in the same
    // host: so a shell starts it and ends, and the host is nobody's child.
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let strings =
      [shell, "-c", "\"$@\" &", shell, program, argument, executable.path] + flags.additional
    var variables = ProcessInfo.processInfo.environment
    for name in ["UNDERSTUDY_SESSION"] { variables[name] = nil }
    var process: pid_t = 0
    let result = CStrings.withPointers(strings) { arguments in
      CStrings.withPointers(variables.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, shell, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else {
      throw .browserNotStarted(path: executable.path, reason: String(cString: strerror(result)))
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The moment at which a process was started, which tells it from a later one of the same number.
  private static func startTime(of process: pid_t) -> String {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? String(fields[19]) : "0"
  }

  /// `POSIX_SPAWN_SETSID`, which C declares only for programs that ask for GNU's extensions.
  private static let spawnsSession: Int16 = 0x80
  private static let shell = "/bin/sh"
  private static let listenerNumber: Int32 = 5
  private static let ownerNumber: Int32 = 6
}
