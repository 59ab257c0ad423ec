import Foundation

/// Starts apps: each in its own process and container, with its own pipes.
public struct AppLauncher: Sendable {
  /// Told of everything that is asked of the apps started from here on.
  public var observer: SessionObserver?

  /// Makes a launcher.
  public init(observer: SessionObserver? = nil) { self.observer = observer }

  /// Starts an app and waits until it has answered for the first time.
  ///
  /// - Throws: `AppSessionError`; nothing is left running then.
  public func launch(_ launch: AppLaunch) throws(AppSessionError) -> AppSession {
    try ExecutableFile.check(launch.executable.path)
    try check(launch)
    let container = try AppContainer(for: launch.name)
    let log = AppLog(limits: launch.limits)
    let process = try AppProcess(launch, container: container, log: log)
    let transport = ProcessTransport(process, lineLimit: launch.limits.lineByteCount)
    let conversation = Conversation(
      launch, transport: transport, log: log, process: process, container: container)
    return try AppSession(conversation, observer: observer)
  }

  /// The system passes text on that ends at its first NUL, and names that end at their first `=`; the
  /// app would get something else than was given.
  private func check(_ launch: AppLaunch) throws(AppSessionError) {
    for (number, argument) in launch.commandLine.open.enumerated() where argument.contains("\0") {
      throw .cannotStart(
        app: launch.name,
        reason: "launch argument \(number + 1) holds a NUL character, at which the system ends it")
    }
    for (name, value) in launch.environment where (name + value).contains("\0") {
      throw .cannotStart(
        app: launch.name,
        reason:
          "\(name) in the launch environment holds a NUL character, at which the system ends it"
      )
    }
    for name in launch.environment.keys.sorted() where name.isEmpty || name.contains("=") {
      throw .cannotStart(
        app: launch.name,
        reason: name.isEmpty
          ? "a name in the launch environment is empty"
          : "the name “\(name)” in the launch environment holds “=”, at which the system ends a name"
      )
    }
  }
}
