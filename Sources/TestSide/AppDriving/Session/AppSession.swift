import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// One running app and the conversation with it.
///
/// A session may be used from any thread; requests from several threads are made one after the
/// other. When the app crashes, ends or stops answering, the call that notices it ends the process and
/// throws an `AppSessionError` with everything that is known. Further calls throw `notRunning`.
public final class AppSession: Sendable {
  /// The state of an app.
  public enum State: Sendable, Hashable {
    /// The app has exited or was ended.
    case notRunning
    /// The app is running, and its screen would be visible to the user.
    case runningForeground
  }

  /// The app's answer to `initialize`.
  public let initialization: InitializeCall.Result

  let conversation: Conversation
  private let observer: SessionObserver?
  /// A crash that a call has encountered, until it is reported to the test.
  let crash = Mutex(Crash())

  /// Begins a session over any transport, with the first call, `initialize`.
  ///
  /// - Parameters:
  ///   - launch: The app's name, secrets and limits; nothing is started.
  ///   - transport: The transport for the lines.
  ///   - observer: The observer of all requests.
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

  // Nothing else can end the app once its session has no owner.
  deinit { conversation.end(.immediate) }

  /// The app's name.
  public var name: String { conversation.launch.name }

  /// The identifier of the app's process, or `nil` if the app runs in the test process.
  public var processIdentifier: Int32? { conversation.process?.identifier }

  /// The current state of the app.
  public var state: State { conversation.hasEnded ? .notRunning : .runningForeground }

  /// The end of the app's process, or `nil` if it still runs or is the test process.
  public var end: ProcessEnd? { conversation.process?.end }

  /// The last lines that the app wrote to its standard error or sent as its log, with secrets hidden.
  public var logLines: [String] { conversation.logLines }

  /// The last lines of the transcript, with secrets hidden.
  public var transcript: [Transcript.Entry] { conversation.transcript }

  /// Whether the launch or the text typed since contains secrets.
  package var hasSecrets: Bool {
    !redactor.isEmpty || !conversation.launch.handshakeSecrets.isEmpty
  }

  /// The facts for an error that are known without a request, with secrets hidden.
  package var knownCircumstances: AppSessionError.Circumstances { conversation.circumstances }

  /// The app's last screen as text, or `nil` if it isn't known without a request.
  public var lastScreen: String? { conversation.lastScreen }

  /// The real time to allow for an answer beyond the call's own timeout.
  ///
  /// Time that the app's main thread waits for a processor, as on a busy machine, doesn't count. The
  /// initial value is `SessionLimits.answer`; a change takes effect with the next call.
  public var answerLimit: Duration {
    get { conversation.answerLimit }
    set { conversation.memory.withLock { $0.answerLimit = newValue } }
  }

  /// The number of bytes that the app may write to its standard output and error while a request is
  /// pending.
  ///
  /// The initial value is `SessionLimits.outputByteCount`; a change takes effect with the next call.
  public var outputLimit: Int {
    get { conversation.memory.withLock { $0.outputLimit } }
    set { conversation.memory.withLock { $0.outputLimit = newValue } }
  }

  /// A number that grows with every call that may change what the app shows.
  ///
  /// After an answer that the app is at rest (`ResolveCall.Result.isAtRest`), the screen stays the same
  /// while the app runs and this number keeps the value from before that call.
  public var drivingCalls: Int { conversation.memory.withLock { $0.drivingCalls } }

  /// The number of requests sent so far.
  package var requestCount: Int { conversation.memory.withLock { $0.requestCount } }

  /// Whether the test has slept since the app's last answer, so that time passes before the next
  /// call.
  public var testHasSlept: Bool {
    conversation.memory.withLock { $0.slept + $0.waited > .zero }
  }

  /// Sends a request to the app and waits for the answer on this thread.
  ///
  /// - Parameters:
  ///   - call: The request.
  ///   - timeout: The time, in seconds of app time, that the call itself may wait. If app time is
  ///     real time, the answer may take as long; `SessionLimits.answer` is added to it.
  /// - Throws: `AutomationFailure` when the app cannot carry out the call, `AppSessionError` when
  ///   it does not answer; it is no longer running then.
  public func call<Call: AutomationCall>(
    _ call: Call, timeout: TimeInterval = 0
  ) throws -> Call.Result {
    try rememberingCrashes {
      guard let observer else { return try conversation.ask(call, timeout: timeout) }
      try handOverSleep()
      return try observed(by: observer, call, timeout: timeout)
    }
  }

  /// Sends a request that isn't part of the test, such as one for the report at its end.
  ///
  /// The observer and traces leave the request out; it throws the errors of `call(_:timeout:)`.
  package func askAside<Call: AutomationCall>(_ call: Call) throws -> Call.Result {
    try rememberingCrashes {
      try handOverSleep()
      return try conversation.askAside(call)
    }
  }

  private func rememberingCrashes<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as AppSessionError {
      rememberCrash(error)
      throw error
    }
  }

  /// Lets the time that the test has slept pass in the app, as a separate step.
  private func handOverSleep() throws {
    guard !conversation.hasEnded else { return }
    for call in conversation.takeSleeps() {
      if let observer {
        _ = try observed(by: observer, call, timeout: call.seconds)
      } else {
        _ = try conversation.ask(call, timeout: call.seconds)
      }
    }
  }

  /// Waits, in real time, for the app to exit.
  ///
  /// - Returns: Whether the app has exited.
  public func waitForEnd(upTo limit: Duration) -> Bool {
    conversation.hasEnded || conversation.process?.waitForEnd(upTo: limit) != nil
  }

  /// Ends the app; when this method returns, its process and its container are gone.
  ///
  /// - Parameter teardown: The way to end it, or `nil` for the one given at the launch.
  /// - Returns: The end of the process, or `nil` if the app runs in the test process.
  @discardableResult
  public func terminate(_ teardown: Teardown? = nil) -> ProcessEnd? {
    let started = ContinuousClock.now
    let wasRunning = !conversation.hasEnded
    conversation.end(teardown ?? conversation.launch.teardown)
    if wasRunning {
      // The caller expects the app to end, but not to crash on the way. Only a crash needs the
      // circumstances, which render the last screen again.
      if end?.isCrash == true { rememberCrash(.ended(end, conversation.circumstances)) }
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
    defer {
      step.sentence = redact(step.sentence)
      step.query = step.query.map(redact)
      observer(step)
    }
    do {
      let result = try conversation.ask(call, timeout: timeout)
      step.realTime = ContinuousClock.now - started
      step.appTime = (result as? any TimedResult)?.elapsed
      step.sentence = conversation.lastSentence ?? step.sentence
      // Only the result tells whether the element was a key that must not be shown.
      if (result as? PerformCall.Result)?.secretKey != nil { step.query = conversation.lastQuery }
      return result
    } catch {
      step.realTime = ContinuousClock.now - started
      step.sentence = conversation.lastSentence ?? step.sentence
      step.outcome = .init(error)
      throw error
    }
  }
}

/// A result that states how much app time the call took.
private protocol TimedResult {
  var elapsed: TimeInterval { get }
}

extension PerformCall.Result: TimedResult {}
extension WaitCall.Result: TimedResult {}
