import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// One running app and the conversation with it.
///
/// A session may be used from any thread; requests from several threads are made one after the
/// other. When the app crashes, ends or stops answering, the call that notices it throws an
/// `AppSessionError` with everything that is known. The process is gone then, and further calls
/// throw `notRunning`.
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

  // Nobody else can end the app of a session without owners.
  deinit { conversation.end(.immediate) }

  /// The app's name.
  public var name: String { conversation.launch.name }

  /// The identifier of the app's process, or `nil` if the app has no process of its own.
  public var processIdentifier: Int32? { conversation.process?.identifier }

  /// The current state of the app.
  public var state: State { conversation.hasEnded ? .notRunning : .runningForeground }

  /// How the app ended, or `nil` if it still runs or has no process of its own.
  public var end: ProcessEnd? { conversation.process?.end }

  /// The last lines that the app wrote to its standard error, or sent as its log, secrets hidden.
  public var logLines: [String] { conversation.logLines }

  /// The last lines of the transcript, secrets hidden.
  public var transcript: [Transcript.Entry] { conversation.transcript }

  /// Whether something of its launch, or what was typed since, is to be hidden.
  package var hasSecrets: Bool {
    !redactor.isEmpty || !conversation.launch.handshakeSecrets.isEmpty
  }

  /// Everything that is known about the app without a request, for an error; secrets are hidden.
  package var knownCircumstances: AppSessionError.Circumstances { conversation.circumstances }

  /// The app's last screen as text, as far as it is known without a request.
  public var lastScreen: String? { conversation.lastScreen }

  /// The real time to allow for an answer beyond the call's own timeout.
  ///
  /// Time in which the app's main thread could have run and had no processor, on a busy machine, doesn't
  /// count. The initial value is `SessionLimits.answer`; a change takes effect with the next call.
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
  /// If an answer says that the app is at rest (`ResolveCall.Result.isAtRest`), the app shows the
  /// same for as long as it runs and this number stays what it was before that call.
  public var drivingCalls: Int { conversation.memory.withLock { $0.drivingCalls } }

  /// The number of requests sent so far.
  package var requestCount: Int { conversation.memory.withLock { $0.requestCount } }

  /// Whether the test has slept since the app's last answer, so that time passes before the next
  /// call.
  public var testHasSlept: Bool {
    conversation.memory.withLock { $0.slept > .zero }
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

  /// Asks a question that is no part of the test, such as what is to be said at its end.
  ///
  /// Neither the observer nor a trace gets to know of it; the app's errors are those of `call(_:timeout:)`.
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

  /// Lets time pass in the app if the test has slept: a sleep is a step of its own.
  private func handOverSleep() throws {
    guard !conversation.hasEnded, let slept = conversation.takeSleep()?.seconds else { return }
    let call = PassTimeCall(seconds: slept)
    if let observer {
      _ = try observed(by: observer, call, timeout: slept)
    } else {
      _ = try conversation.ask(call, timeout: slept)
    }
  }

  /// Waits, in real time, for the app to exit.
  ///
  /// - Returns: Whether it has.
  public func waitForEnd(upTo limit: Duration) -> Bool {
    conversation.hasEnded || conversation.process?.waitForEnd(upTo: limit) != nil
  }

  /// Ends the app; when this method returns, its process and its container are gone.
  ///
  /// - Parameter teardown: The way to end it, or `nil` for the one given at the launch.
  /// - Returns: How the process ended, or `nil` if the app has no process of its own.
  @discardableResult
  public func terminate(_ teardown: Teardown? = nil) -> ProcessEnd? {
    let started = ContinuousClock.now
    let wasRunning = !conversation.hasEnded
    conversation.end(teardown ?? conversation.launch.teardown)
    if wasRunning {
      // The caller expects the app to end, but not to crash on the way. What is known about the app is
      // gathered only then: it reads the last screen again.
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
      // Only now is it known that the element was a key which must not be shown.
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
