import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import SystemShims

/// A started executable with its three streams.
final class AppProcess: Sendable {
  let identifier: Int32
  let input: PipeEnd
  let output: PipeEnd
  private let errors: ErrorStream
  private let exit: ExitLatch
  /// Opens when Foundation has reaped the process.
  private let collected: ExitLatch
  /// The mark of all processes started by an adapter's program, or `nil` for an app that links the agent.
  private let family: FamilyMark?

  /// Starts the executable of a launch.
  ///
  /// - Throws: `AppSessionError.cannotStart` when the system cannot start it.
  init(_ launch: AppLaunch, container: AppContainer, log: AppLog) throws(AppSessionError) {
    Self.brokenPipesAreErrors
    let reader = try ErrorReader.shared(for: launch.name)
    let input = try PipeEnd.makePipe(for: launch.name)
    let output = try PipeEnd.makePipe(for: launch.name)
    let errors = try PipeEnd.makePipe(for: launch.name)
    let exit = ExitLatch()
    let collected = ExitLatch()
    let process = Process()
    process.executableURL = launch.executable
    process.arguments = (launch.openSubject.map { [$0] } ?? []) + launch.commandLine.open
    let family = launch.subject.map { _ in FamilyMark() }
    var environment = Self.environment(of: launch, container: container)
    environment[FamilyMark.variable] = family?.text
    process.environment = environment
    process.standardInput = FileHandle(fileDescriptor: input.reading.number)
    process.standardOutput = FileHandle(fileDescriptor: output.writing.number)
    process.standardError = FileHandle(fileDescriptor: errors.writing.number)
    process.terminationHandler = { process in
      Self.end(family, after: ProcessEnd(process))
      exit.open(ProcessEnd(process))
      collected.open(ProcessEnd(process))
    }
    do {
      try ProcessStart.exclusively { try process.run() }
    } catch {
      throw .cannotStart(app: launch.name, reason: error.systemReason)
    }
    identifier = process.processIdentifier
    self.family = family
    self.exit = exit
    self.collected = collected
    self.input = input.writing
    self.output = output.reading
    let identifier = process.processIdentifier
    self.errors = ErrorStream(
      errors.reading, log: log, reader: reader, outputLimit: launch.limits.outputByteCount
    ) {
      // The call that waits for an answer notices the end.
      Self.signal(SIGKILL, to: identifier, unless: exit)
    }
    // The app has these ends now. If this process kept them open as well, neither side would ever see
    // the end of a stream.
    input.reading.close()
    output.writing.close()
    errors.writing.close()
    // An app that does not read must not block the test in a write.
    self.input.setNonBlocking()
  }

  /// The end of the process, or `nil` while it runs.
  var end: ProcessEnd? { exit.value }

  /// Waits, in real time, for the process to end.
  ///
  /// It also asks the system, because on a busy machine Foundation may notice an end a second late.
  func waitForEnd(upTo limit: Duration) -> ProcessEnd? {
    reaped ?? exit.wait(upTo: limit) ?? reaped
  }

  /// Waits until an app that is dying (``isDying``) has ended.
  ///
  /// While the program that writes the backtrace runs, the wait is longer: on a busy machine that program
  /// takes most of the 30 s that Swift's runtime allows.
  ///
  /// - Parameter limit: The real time to wait.
  func waitForCrashReport(upTo limit: Duration) {
    guard isDying, waitForEnd(upTo: limit) == nil else { return }
    // The app ends soon after the backtrace program has ended.
    _ = waitForEnd(upTo: BacktraceProgram.runs(for: identifier) ? .seconds(45) : .seconds(1))
  }

  /// Appends to the log what the app has written to its standard error so far.
  func drainErrors() { errors.drain() }

  /// Begins to count the app's output to its standard error, because it gets a request.
  func beginRequest(outputLimit: Int) { errors.beginRequest(outputLimit: outputLimit) }

  /// Stops counting the app's output to its standard error, because it has answered.
  ///
  /// - Returns: The output that exceeded the limit before the answer, in which case the app is being
  ///   killed, or `nil`.
  func endRequest() -> OutputFlood? { errors.endRequest() }

  /// The output that exceeded the limit, or enough output since the pending request to explain a timeout.
  var flood: OutputFlood? { errors.flood }

  /// Sends a signal to the app and its child processes.
  ///
  /// Foundation gives each child process a separate group.
  func signal(_ number: Int32) { Self.signal(number, to: identifier, unless: exit) }

  private static func signal(_ number: Int32, to identifier: Int32, unless exit: ExitLatch) {
    // The identifier of a process that has ended may already belong to another one.
    guard exit.value == nil else { return }
    if Foundation.kill(-identifier, number) != 0 { _ = Foundation.kill(identifier, number) }
  }

  /// Sends the signal at which the app reports its main thread's stack, if the app handles it.
  ///
  /// - Returns: Whether the signal was sent.
  func requestBacktrace() -> Bool {
    guard end == nil, status?.catches(BacktraceNotification.signal) == true else { return false }
    return Foundation.kill(identifier, BacktraceNotification.signal) == 0
  }

  /// Kills the app and its child processes, and waits until the app is gone.
  func kill() -> ProcessEnd {
    // An adapter's program has left the group to get a separate terminal or display.
    let descendants = exit.value == nil ? ProcessFamily.descendants(of: identifier) : []
    signal(SIGKILL)
    ProcessFamily.kill(descendants, upTo: .seconds(1))
    // Foundation learns of an exit through a socket, which children of the app may have inherited
    // and keep open; the system reports the exit of the process directly.
    return waitForEnd(upTo: .seconds(1)) ?? reap() ?? .signalled(SIGKILL)
  }

  /// Kills the child processes that the app left behind after it ended.
  func killOrphans() {
    // The group's identifier isn't reused while one of its processes is left.
    _ = Foundation.kill(-identifier, SIGKILL)
    _ = collected.wait(upTo: .seconds(1))
    end.map { Self.end(family, after: $0) }
  }

  /// Kills all processes started by an adapter's program, if a signal ended the adapter.
  ///
  /// The program's guardian does the same, unless it was killed together with the adapter.
  private static func end(_ family: FamilyMark?, after end: ProcessEnd) {
    if case .signalled = end { family?.kill(upTo: .seconds(1)) }
  }

  /// Whether the app has crashed but still runs while its crash is being written down.
  ///
  /// A Swift app starts a program that writes its backtrace, which takes a second, and the kernel may
  /// write a core dump.
  var isDying: Bool { status?.isDying ?? false }

  private var status: ProcessStatus? {
    (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8))
      .map(ProcessStatus.init)
  }

  /// The end of the process according to the system, or `nil` while it runs.
  var reaped: ProcessEnd? { end ?? reap(WNOHANG) }

  private func reap(_ options: Int32 = 0) -> ProcessEnd? {
    var information = siginfo_t()
    // WNOWAIT leaves the status for Foundation to collect.
    let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT | options)
    if result == 0 && information.si_signo == SIGCHLD { exit.open(ProcessEnd(information)) }
    // Foundation has already collected the status and is about to report it.
    if result != 0 && errno == ECHILD { return exit.wait(upTo: .seconds(1)) }
    return end
  }

  private static func environment(
    of launch: AppLaunch, container: AppContainer
  ) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // With this variable an app takes itself for the host of unit tests, and may show nothing.
    environment["XCTestConfigurationFilePath"] = nil
    environment.merge(container.environment) { _, new in new }
    // The size of the tests' terminal isn't that of the app's screen.
    for name in ["COLUMNS", "LINES"] { environment[name] = nil }
    // The backtrace of the crashed thread is useful; those of all threads, the registers and the
    // images would take seconds to collect and push it out of the log.
    let settings =
      environment["SWIFT_BACKTRACE"]
      ?? "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
      + "limit=24,top=6"
    environment["SWIFT_BACKTRACE"] = BacktraceProgram.named(in: settings)
    // Otherwise the order of sets and dictionaries varies from run to run.
    if launch.arguments.contains("-" + LaunchKey.uiTestingSeed.name) {
      environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    }
    environment.merge(launch.environment) { _, new in new }
    for name in launch.secretEnvironment.keys { environment[name] = nil }
    environment["UNDERSTUDY_SESSION"] = "1"
    return environment
  }

  // Writing to an app that has ended raises SIGPIPE, which would end the test process. If the
  // signal is ignored, the write fails instead. A handler that is already installed stays.
  private static let brokenPipesAreErrors: Void = {
    let previous = Foundation.signal(SIGPIPE, SIG_IGN)
    if let previous, unsafeBitCast(previous, to: Int.self) > 1 {
      _ = Foundation.signal(SIGPIPE, previous)
    }
  }()
}

extension ProcessEnd {
  fileprivate init(_ information: siginfo_t) {
    let status = information._sifields._sigchld.si_status
    self = information.si_code == CLD_EXITED ? .exited(status: status) : .signalled(status)
  }
}
