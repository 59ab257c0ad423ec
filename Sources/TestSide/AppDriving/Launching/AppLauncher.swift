import Foundation

/// Starts apps, each in its own process and container and with its own pipes.
public struct AppLauncher: Sendable {
  /// The observer of all requests to the apps that are started from now on.
  public var observer: SessionObserver?

  /// The answerer for questions from the apps that are started from now on.
  public var answerer: QuestionAnswerer?

  /// Creates a launcher.
  public init(observer: SessionObserver? = nil, answerer: QuestionAnswerer? = nil) {
    self.observer = observer
    self.answerer = answerer
  }

  /// Starts an app and waits for its first answer.
  ///
  /// - Parameters:
  ///   - launch: The launch.
  ///   - container: The app's folder, which the caller keeps alive while the app runs, or `nil` for a
  ///     new one, which is removed when the app has ended.
  /// - Throws: `AppSessionError`; the app is no longer running then.
  public func launch(
    _ launch: AppLaunch, in container: AppContainer? = nil
  ) throws(AppSessionError) -> AppSession {
    try ExecutableFile.check(launch.executable.path)
    try check(launch)
    try launch.checkSettings()
    let own =
      container == nil
      ? try AppContainer(for: launch.name, beginningWith: launch.state ?? .empty) : nil
    guard let container = container ?? own else {
      throw .cannotStart(app: launch.name, reason: "it has no container")
    }
    let launch = launch.hidingVariables(of: ProcessInfo.processInfo.environment)
    let log = AppLog(limits: launch.limits)
    let process = try AppProcess(launch, container: container, log: log)
    let transport = ProcessTransport(process, lineLimit: launch.limits.lineByteCount)
    let conversation = Conversation(
      launch, transport: transport, log: log, process: process, container: own,
      answerer: answerer)
    return try AppSession(conversation, observer: observer)
  }

  /// Checks that the arguments and variables reach the app unchanged.
  ///
  /// The system ends a text at its first NUL and a variable's name at its first `=`.
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
