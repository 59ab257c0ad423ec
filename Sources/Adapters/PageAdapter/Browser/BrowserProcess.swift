import AdapterSupport
import Foundation

/// The browser's process, and the two pipes that control it.
struct BrowserProcess {
  let identifier: pid_t
  /// The descriptor to which commands are written.
  let input: Int32
  /// The descriptor from which answers and events are read.
  let output: Int32
  /// The reading end of a pipe that is the standard output of the browser and all its helpers.
  ///
  /// It reaches the end of the file when they have all ended.
  private let life: Int32

  /// Starts a browser in a new process group.
  ///
  /// - Parameters:
  ///   - executable: The browser's executable.
  ///   - flags: The browser's flags.
  ///   - profile: The folder for the browser's files.
  /// - Throws: `PageAdapterError.browserNotStarted`.
  init(
    _ executable: BrowserExecutable, flags: BrowserFlags, profile: String
  ) throws(PageAdapterError) {
    var commands: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    var lives: [Int32] = [-1, -1]
    guard pipe(&commands) == 0, pipe(&answers) == 0, pipe(&lives) == 0 else {
      for descriptor in commands + answers where descriptor >= 0 { close(descriptor) }
      throw .browserNotStarted(path: executable.path, reason: String(cString: strerror(errno)))
    }
    for descriptor in commands + answers + lives { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The numbers 3 and 4 are required by the browser, but may be in use for another end of a pipe.
    let high = [commands[0], answers[1], lives[1]].map { fcntl($0, F_DUPFD_CLOEXEC, 200) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, high[2], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, high[0], 3)
    posix_spawn_file_actions_adddup2(&actions, high[1], 4)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let strings = [executable.path] + flags.arguments(profile: profile)
    var process: pid_t = 0
    let result = CStrings.withPointers(strings) { arguments in
      CStrings.withPointers(Self.environment(profile: profile)) { environment in
        posix_spawn(&process, executable.path, &actions, &attributes, arguments, environment)
      }
    }
    for descriptor in high + [commands[0], answers[1], lives[1]] { close(descriptor) }
    guard result == 0 else {
      for descriptor in [commands[1], answers[0], lives[0]] { close(descriptor) }
      throw .browserNotStarted(path: executable.path, reason: String(cString: strerror(result)))
    }
    identifier = process
    input = commands[1]
    output = answers[0]
    life = lives[0]
  }

  /// Kills the browser and its helpers, reaps it, and waits until all are gone.
  func kill() {
    _ = Foundation.kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    // A helper that has left the group ends when it notices that the browser is gone.
    var framer = ZeroFramer()
    while Descriptors.wait(for: [life], milliseconds: Self.endLimit).contains(life),
      case .messages = Descriptors.read(life, into: &framer)
    {}
    for descriptor in [input, output, life] { close(descriptor) }
  }

  /// The longest time, in milliseconds, to wait for output or for the end of the helpers.
  private static let endLimit: Int32 = 5_000

  /// Returns the browser's environment, without a session bus, and with folders that are removed
  /// with the profile.
  ///
  /// The browser may outlive the launch that started it, so it must not use the folders in that
  /// launch's container.
  static func environment(
    profile: String, host: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    var variables = host
    for name in variables.keys where name.hasPrefix("DBUS_") || name == "DISPLAY" {
      variables[name] = nil
    }
    for name in Self.folderVariables { variables[name] = profile }
    // This invalid address prevents the browser from starting a bus.
    variables["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    variables["DBUS_SYSTEM_BUS_ADDRESS"] = "disabled:"
    return variables.map { "\($0.key)=\($0.value)" }
  }

  /// The variables that name folders to write to.
  private static let folderVariables = [
    "HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
    "XDG_STATE_HOME",
  ]
}
