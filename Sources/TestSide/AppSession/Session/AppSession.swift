import AutomationProtocol
import Foundation
import Synchronization

/// One running app and the conversation with it.
///
/// It may be used from any thread; what several threads ask is asked one after the other. When the
/// app crashes, ends or no longer answers, the call that notices throws an `AppSessionError` that
/// says everything known, the process is gone, and further calls throw `notRunning`.
public final class AppSession: Sendable {
  /// Whether an app runs.
  public enum State: Sendable, Hashable {
    /// It has ended, by itself or because it was ended.
    case notRunning
    /// It runs, and the user would see it.
    case runningForeground
  }

  /// What the app said of itself.
  public let initialization: InitializeCall.Result

  let conversation: Conversation
  private let observer: SessionObserver?
  /// A crash that a call has met, until the test is told of it.
  let crash = Mutex(Crash())

  /// Begins a session over any transport, with the first call, `initialize`.
  ///
  /// - Parameters:
  ///   - launch: The app's name, its secrets and limits; nothing is started.
  ///   - transport: What carries the lines.
  ///   - observer: Told of everything that is asked.
  /// - Throws: `AppSessionError` when the app does not answer as it should.
  public convenience init(
    _ launch: AppLaunch, over transport: any Transport, observer: SessionObserver? = nil
  ) throws(AppSessionError) {
    let conversation = Conversation(
      launch, transport: transport, log: AppLog(limits: launch.limits), process: nil)
    try self.init(conversation, observer: observer)
  }

  init(_ conversation: Conversation, observer: SessionObserver?) throws(AppSessionError) {
    self.conversation = conversation
    self.observer = observer
    initialization = try conversation.initialize(observer: observer)
    LiveSessions.add(conversation)
  }

  // A session that nobody holds can no longer be ended by anybody.
  deinit { conversation.end(.immediate) }

  /// The app's name.
  public var name: String { conversation.launch.name }

  /// The process that runs it; nil when it has none of its own.
  public var processIdentifier: Int32? { conversation.process?.identifier }

  /// Whether it runs now.
  public var state: State { conversation.hasEnded ? .notRunning : .runningForeground }

  /// How it ended; nil while it runs, and for an app without a process of its own.
  public var end: ProcessEnd? { conversation.process?.end }

  /// The last lines that the app wrote to its standard error, or sent as its log, secrets hidden.
  public var logLines: [String] { conversation.logLines }

  /// The last lines of the conversation, secrets hidden.
  public var transcript: [Transcript.Entry] { conversation.transcript }

  /// The app's screen as text, as far as it is known without asking.
  public var lastScreen: String? { conversation.lastScreen }

  /// How long an answer may take beyond the time that the call itself may wait, in real time.
  ///
  /// It is `SessionLimits.answer` at first; a change holds from the next call on.
  public var answerLimit: Duration {
    get { conversation.memory.withLock { $0.answerLimit } }
    set { conversation.memory.withLock { $0.answerLimit = newValue } }
  }

  /// Grows with every call after which the app may show something else.
  ///
  /// An app whose answer says that it is at rest (`ResolveCall.Result.isAtRest`) shows the same for as
  /// long as this stays what it was before that call, and the app runs.
  public var drivingCalls: Int { conversation.memory.withLock { $0.drivingCalls } }

  /// Whether the test has slept since the app's last answer, so that the next call lets time pass.
  public var testHasSlept: Bool {
    conversation.exchange.withLockIfAvailable { $0.sleepMeter.slept > .zero } ?? false
  }

  /// Asks the app something and waits for the answer on this thread.
  ///
  /// - Parameters:
  ///   - call: What is asked.
  ///   - timeout: How long the call itself may wait, in seconds of the app's time. Where that time is
  ///     real the answer may take as long; `SessionLimits.answer` comes on top.
  /// - Throws: `AutomationFailure` when the app answers why not, `AppSessionError` when it does not
  ///   answer at all, after which it is no longer running.
  public func call<Call: AutomationCall>(
    _ call: Call, timeout: TimeInterval = 0
  ) throws -> Call.Result {
    do {
      guard let observer else { return try conversation.ask(call, timeout: timeout) }
      return try observed(by: observer, call, timeout: timeout)
    } catch let error as AppSessionError {
      noteCrash(error)
      throw error
    }
  }

  /// Waits until the app has ended by itself, in real time.
  ///
  /// - Returns: Whether it has.
  public func waitForEnd(upTo limit: Duration) -> Bool {
    conversation.hasEnded || conversation.process?.waitForEnd(upTo: limit) != nil
  }

  /// Ends the app; when this returns its process and its container are gone.
  ///
  /// - Parameter teardown: How; nil is the way given at the launch.
  /// - Returns: How the process ended; nil for an app without one of its own.
  @discardableResult
  public func terminate(_ teardown: Teardown? = nil) -> ProcessEnd? {
    let started = ContinuousClock.now
    let wasRunning = !conversation.hasEnded
    conversation.end(teardown ?? conversation.launch.teardown)
    if wasRunning {
      // Whoever ends it expects it to end, and not that it crashes on the way.
      noteCrash(.ended(end, conversation.circumstances))
      observer?(
        SessionStep(
          app: name, method: TerminateCall.method,
          sentence: TerminateCall().sentence(application: name),
          realTime: ContinuousClock.now - started, outcome: .answered))
    }
    return end
  }

  private func observed<Call: AutomationCall>(
    by observer: SessionObserver, _ call: Call, timeout: TimeInterval
  ) throws -> Call.Result {
    var step = SessionStep(call, app: name)
    let started = ContinuousClock.now
    defer { observer(step) }
    do {
      let result = try conversation.ask(call, timeout: timeout)
      step.realTime = ContinuousClock.now - started
      step.appTime = (result as? any TimedResult)?.elapsed
      step.sentence = conversation.lastSentence ?? step.sentence
      return result
    } catch {
      step.realTime = ContinuousClock.now - started
      step.sentence = conversation.lastSentence ?? step.sentence
      step.outcome = .init(error)
      throw error
    }
  }
}

/// Results that say how long something took in the app's time.
private protocol TimedResult {
  var elapsed: TimeInterval { get }
}

extension PerformCall.Result: TimedResult {}
extension WaitCall.Result: TimedResult {}
