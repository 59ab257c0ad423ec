import AppRuntime
import AutomationProtocol
import Foundation

/// The app's end of a session, which reads calls, carries them out on an element tree, and answers.
///
/// An app creates one itself only if its toolkit has no bridge: make it with the toolkit's tree and
/// a connection, call `awaitInitialize()` before the app reads its launch arguments, and `begin()`
/// when its first screen is up.
@MainActor
public final class AgentSession {
  private let connection: any AgentConnection
  private let loop: EventLoop
  private let name: String
  private let isAdapter: Bool
  private let scheduler: CallScheduler
  private var handlers: CallHandlers?
  private let extensions: [any AgentExtension]
  private let coder: AutomationCoder
  private var questions = AgentQuestion()
  private var initializeRequest: AutomationRequest?
  /// The problem with the launch arguments about the app's world, if any.
  private let worldProblem: String?
  /// The reporter that sends the screen before calls that may end the app; `nil` unless the test
  /// asked for it.
  private var screenReporter: ScreenReporter?
  /// The time of the last answer, in seconds of app time.
  private var lastAnswerTime: TimeInterval = 0
  /// Whether the last call couldn't change the app, or repeated an earlier one.
  private var lastCallOnlyLooked = false
  private var repeatedCalls = RepeatedCalls()
  /// Whether a request is being carried out, during which the loop may read further lines.
  private var isCarryingOut = false
  /// The lines received meanwhile, other than answers; `nil` is the end of the stream.
  private var heldFrames: [LineFramer.Frame?] = []
  /// Whether the test has been told that the app can't be launched as requested.
  package private(set) var hasRefusedLaunch = false

  /// The calls that the agent answers.
  public static let calls: [any AutomationCall.Type] = [
    InitializeCall.self, ResolveCall.self, CountCall.self, WaitCall.self, PerformCall.self,
    SnapshotCall.self, CaptureCall.self, RecordCall.self, DeviceCall.self, ScreenReaderCall.self,
    AuditCall.self, PasteboardCall.self, LaunchAuditCall.self, ClockCall.self, MoveClockCall.self,
    PassTimeCall.self, CommandCall.self, TerminateCall.self,
  ]

  /// Makes a session that hasn't communicated yet.
  ///
  /// - Parameters:
  ///   - name: The app's name, as its user knows it.
  ///   - connection: The connection to the test.
  ///   - loop: The app's main loop.
  ///   - isAdapter: Whether the app runs in another process, which this one drives. Then its date, time zone
  ///     and locale can't be changed.
  public init(
    name: String, connection: any AgentConnection, loop: EventLoop, isAdapter: Bool = false
  ) {
    self.name = name
    self.connection = connection
    self.loop = loop
    self.isAdapter = isAdapter
    if isAdapter { HangupWatch.allowForAnotherProgram() }
    scheduler = CallScheduler(loop: loop)
    extensions = AgentExtensions.make()
    coder = AutomationCoder(calls: Self.calls + extensions.flatMap(\.calls))
    // In a test's own process the defaults are the test's.
    if StandardStreams.taken != nil { SavedDefaults.saveAtExit }
    worldProblem = LaunchWorld.install()
    LaunchReads.begin()
  }

  /// Waits for the test's first call, before the app does anything.
  ///
  /// - Returns: The settings for the app, such as secret launch values, or `nil` if the app can't be
  ///   launched: the test has disconnected, or has been told that its version is unsupported or that the app
  ///   can't start with the date, time zone or locale that it asks for.
  public func awaitInitialize() -> InitializeCall? {
    while let frame = connection.nextFrame() {
      switch decode(frame) {
      case .success(let request):
        guard let call = request.call as? InitializeCall else {
          let method = type(of: request.call).method
          send(failure: .outOfOrder(method: method), id: request.id)
          continue
        }
        guard ProtocolVersion.current.understands(call.protocolVersion) else {
          hasRefusedLaunch = true
          send(
            failure: .unsupportedVersion(
              requested: call.protocolVersion, supported: .current), id: request.id)
          return nil
        }
        initializeRequest = request
        install(call.environment)
        if let worldProblem { end(because: worldProblem) }
        // A test's own process does other things as well.
        if StandardStreams.taken != nil { loop.driveProcess() }
        do throws(AutomationFailure) {
          for change in call.device { _ = try deviceClock.apply(change) }
        } catch {
          initializeRequest = nil
          hasRefusedLaunch = true
          send(failure: error, id: request.id)
          return nil
        }
        for part in extensions {
          part.begin(on: loop) { [weak self] in self?.ask($0, $1, $2) }
        }
        if call.reportsScreens { screenReporter = ScreenReporter() }
        return call
      case .failure(let error): send(failure: error.failure, id: error.id)
      }
    }
    return nil
  }

  /// Answers the test's launch request with a reason, and ends the process.
  private func end(because problem: String) -> Never {
    refuse(problem)
    exit(EX_USAGE)
  }

  private var deviceClock: DeviceClock {
    DeviceClock(clock: loop.clock, isAdapter: isAdapter, settings: inProcessSettings)
  }

  /// The settings of an app in the test's own process; set them before `awaitInitialize()`.
  package weak var inProcessSettings: (any InProcessSettings)?

  /// Sets the environment variables that must not be visible outside the process.
  private func install(_ environment: [String: String]) {
    // In a test's own process they would become the test's.
    guard StandardStreams.taken != nil else { return }
    for (name, value) in environment { setenv(name, value, 1) }
  }

  /// Tells the test that the app is ready, and begins to answer its calls.
  ///
  /// - Parameters:
  ///   - tree: The app's elements.
  ///   - onDisconnect: Called when the test has disconnected; the app should end.
  public func begin(tree: any ElementTree, onDisconnect: @escaping @MainActor () -> Void) {
    handlers = CallHandlers(tree: tree, loop: loop, settings: deviceClock, extensions: extensions)
    tree.finishMovements()
    if let request = initializeRequest {
      send(
        result: InitializeCall.Result(
          protocolVersion: .current, name: name,
          processIdentifier: ProcessInfo.processInfo.processIdentifier,
          capabilities: capabilities(of: tree), screenSize: tree.screenSize),
        id: request.id)
    }
    connection.start(on: loop) { [weak self] frame in
      if let self {
        take(frame, onDisconnect)
      } else if frame == nil {
        onDisconnect()
      }
    }
  }

  /// Answers the test's launch request with the reason the app can't be launched.
  ///
  /// - Parameter reason: The problem and what to do about it, as the rest of a sentence that begins with the
  ///   app's name and “could not be started:”, without a full stop.
  public func refuse(_ reason: String) {
    guard let request = initializeRequest else { return }
    initializeRequest = nil
    send(failure: .internalError(reason), id: request.id)
  }

  /// Sends the current screen, before the app ends for its own reasons.
  ///
  /// It does nothing if the test hasn't asked for screens, or already has this one.
  public func reportScreen() {
    guard let handlers, let screen = screenReporter?.report(of: handlers.tree),
      let line = try? coder.encode(screen: screen)
    else { return }
    connection.send(line)
  }

  private func decode(_ frame: LineFramer.Frame) -> Result<AutomationRequest, RequestError> {
    switch frame {
    case .tooLong(let byteCount):
      return .failure(
        RequestError(
          id: nil, failure: .messageTooLong(byteCount: byteCount, limit: connection.lineLimit)))
    case .line(let line):
      return Result { () throws(RequestError) in try coder.decodeRequest(line) }
    }
  }

  /// Asks the test a question.
  private func ask(
    _ method: String, _ parameters: any Encodable & Sendable,
    _ completion: @escaping @MainActor (Result<Data, AgentQuestion.AnswerProblem>) -> Void
  ) {
    // App time stands still meanwhile, because the test takes real time.
    let activity = loop.work.beginHarnessWork("test", "waiting for the test to compute an answer")
    do {
      let line = try questions.line(method, parameters) { result in
        activity.end()
        completion(result)
      }
      loop.servesReadersWhileTimePasses = true
      connection.send(line)
    } catch {
      activity.end()
      completion(.failure(.init(reason: "the question cannot be written as JSON: \(error)")))
    }
  }

  /// Handles a line from the test: an answer to a question at once, anything else after the present call.
  private func take(_ frame: LineFramer.Frame?, _ onDisconnect: () -> Void) {
    if case .line(let line) = frame, questions.isWaiting, let completion = questions.take(line) {
      loop.servesReadersWhileTimePasses = questions.isWaiting
      completion()
      // The work that the answer causes belongs to the waiting call.
      loop.settle()
      return
    }
    heldFrames.append(frame)
    guard !isCarryingOut else { return }
    while !heldFrames.isEmpty {
      guard let frame = heldFrames.removeFirst() else {
        onDisconnect()
        continue
      }
      isCarryingOut = true
      receive(frame)
      isCarryingOut = false
    }
  }

  private func receive(_ frame: LineFramer.Frame) {
    switch decode(frame) {
    case .success(let request): answer(request)
    case .failure(let error): send(failure: error.failure, id: error.id)
    }
  }

  private func answer(_ request: AutomationRequest) {
    guard let handlers else { return }
    if let what = handlers.tree.refusals[type(of: request.call).method] {
      return send(failure: .unsupported(what), id: request.id)
    }
    // Recording must not change the course of a test.
    if request.call is RecordCall { return record(request.id, handlers) }
    let overdueTime = loop.overdueTime
    loop.endIdling()
    if loop.clock.nextDeadline == nil {
      // Without pending work there is nothing to wait for.
      repeatedCalls = RepeatedCalls()
    } else {
      repeatedCalls.add(request.call, at: loop.clock.now, isOverdue: overdueTime != nil)
    }
    lastCallOnlyLooked = request.call.onlyLooks || repeatedCalls.isRepetition
    if repeatedCalls.isLoop, let overdueTime {
      loop.pass(until: overdueTime, realTimeHasPassed: true)
      repeatedCalls.didPassTime(until: loop.clock.now)
    }
    reportScreen(before: request.call, handlers)
    let id = request.id
    let start = loop.clock.now
    switch request.call {
    case let call as CountCall: schedule(id) { try handlers.count(call) }
    case let call as ResolveCall:
      schedule(id, timeout: call.timeout) { try handlers.resolve(call) }
    case let call as PerformCall:
      schedule(id, timeout: call.timeout) { try handlers.perform(call, start: start) }
    case let call as WaitCall: wait(call, id: id, start: start, handlers)
    case let call as SnapshotCall: schedule(id) { try handlers.snapshot(call) }
    case let call as CaptureCall: schedule(id) { try handlers.capture(call) }
    case let call as DeviceCall: schedule(id) { try handlers.device(call) }
    case let call as ScreenReaderCall: schedule(id) { handlers.screenReader(call) }
    case let call as AuditCall: schedule(id) { try handlers.audit(call) }
    case let call as PasteboardCall: schedule(id) { try handlers.pasteboard(call) }
    case is LaunchAuditCall:
      schedule(id) { LaunchAuditCall.Result(audit: handlers.tree.launchAudit) }
    case is ClockCall: schedule(id) { handlers.readClock(naming: true) }
    case let call as MoveClockCall:
      schedule(id) { try handlers.moveClock(call) }
    case let call as PassTimeCall:
      if let failure = pass(call) {
        send(failure: failure, id: id)
      } else {
        send(result: EmptyResult(), id: id)
      }
    case let call as CommandCall: carryOut(call, id: id)
    case is TerminateCall:
      send(result: EmptyResult(), id: id)
      handlers.tree.terminate()
    default: answer(request.call, id: id)
    }
  }

  /// Carries out a command of the app.
  private func carryOut(_ call: CommandCall, id: Int) {
    let execution = CommandExecution(call, on: loop)
    scheduler.add(timeout: call.timeout) {
      execution.attempt(isLast: $0)
    } reply: {
      [weak self] outcome in
      self?.send(outcome, id: id)
    }
  }

  private func record(_ id: Int, _ handlers: CallHandlers) {
    // The result holds texts and numbers only, so encoding it can't fail.
    if let line = try? coder.encode(result: handlers.record(), id: id) { connection.send(line) }
  }

  /// Lets an extension answer.
  private func answer(_ call: any AutomationCall, id: Int) {
    let type = type(of: call)
    guard let part = extensions.first(where: { $0.calls.contains { $0 == type } }) else {
      return send(failure: .outOfOrder(method: type.method), id: id)
    }
    scheduler.add(timeout: part.timeout(of: call)) { isLast in
      do {
        guard let result = try part.answer(call, isLast: isLast) else { return .later }
        return .answer(result)
      } catch let failure as AutomationFailure {
        return .failure(failure)
      } catch {
        return .failure(.internalError("\(error)"))
      }
    } reply: { [weak self] outcome in
      self?.send(outcome, id: id)
    }
  }

  private func reportScreen(before call: any AutomationCall, _ handlers: CallHandlers) {
    guard !call.onlyReads, !(call is TerminateCall),
      let screen = screenReporter?.report(of: handlers.tree),
      let line = try? coder.encode(screen: screen)
    else { return }
    connection.send(line)
  }

  /// The methods that the app answers.
  ///
  /// A test whose app can't let time pass sleeps in real time.
  private func capabilities(of tree: any ElementTree) -> [String] {
    (Self.calls + extensions.flatMap(\.calls)).map { $0.method }
      .filter { loop.clock.mode == .virtual || !Self.callsOfVirtualTime.contains($0) }
      .filter { tree.refusals[$0] == nil }
  }

  /// The methods that an app answers only if its clock is virtual.
  private static let callsOfVirtualTime: Set<String> = [PassTimeCall.method, MoveClockCall.method]

  /// Lets the time pass for which the test would have slept since the last answer.
  ///
  /// - Returns: The reason not all of it has passed, if any.
  private func pass(_ call: PassTimeCall) -> AutomationFailure? {
    guard loop.clock.mode == .virtual, !loop.clock.isFrozen else { return nil }
    let length = min(max(call.seconds, 0), CallScheduler.longestWait)
    // The clock may have advanced for another reason meanwhile.
    let start = lastAnswerTime
    let isOver = loop.pass(
      until: start + length, realTimeHasPassed: call.hasPassed == true, stopLimit: loop.stopLimit)
    return isOver ? nil : loop.endlessTime(length, since: start)
  }

  /// Answers when a body succeeds, retrying failures that may resolve with time until the timeout.
  private func schedule<Value: Codable & Sendable>(
    _ id: Int, timeout: Double = 0, _ body: @escaping @MainActor () throws -> Value
  ) {
    let start = loop.clock.now
    scheduler.add(timeout: timeout) { [loop, scheduler] isLast in
      do {
        return .answer(try body())
      } catch let failure as AutomationFailure {
        if failure.isRetryable && !isLast { return .later }
        let busy = isLast ? loop.sentences(isCutShort: scheduler.isCutShort) : []
        return .failure(failure.afterWaiting(loop.clock.now - start, busy: busy))
      } catch {
        return .failure(.internalError("\(error)"))
      }
    } reply: { [weak self] outcome in
      self?.send(outcome, id: id)
    }
  }

  private func wait(_ call: WaitCall, id: Int, start: Double, _ handlers: CallHandlers) {
    scheduler.add(timeout: call.timeout) { [loop, scheduler] isLast in
      do {
        let holds = try handlers.holds(call)
        guard holds || isLast else { return .later }
        let elapsed = loop.clock.now - start
        // As after an interaction, finish transitions first, so that the test's next step (perhaps
        // code in this process) finds none in progress.
        if holds { handlers.tree.finishMovements() }
        let clock = call.readsClock ? handlers.readClock() : nil
        // Determining what keeps the app busy costs more than a step of its clock, so it is done
        // only if necessary.
        let isCutShort = scheduler.isCutShort
        let isIdle = holds || clock?.isReal == false && !loop.isRestless && !isCutShort
        return .answer(
          WaitCall.Result(
            isSatisfied: holds, elapsed: elapsed,
            busy: isIdle ? [] : loop.sentences(isCutShort: isCutShort),
            version: handlers.tree.version, clock: clock))
      } catch let failure as AutomationFailure {
        return .failure(failure)
      } catch {
        return .failure(.internalError("\(error)"))
      }
    } reply: { [weak self] outcome in
      self?.send(outcome, id: id)
    }
  }

  private func send(_ outcome: PendingCall.Outcome, id: Int) {
    switch outcome {
    case .answer(let value): send(result: value, id: id)
    case .failure(let failure): send(failure: failure, id: id)
    case .later: send(failure: .internalError("The call was abandoned."), id: id)
    }
  }

  private func send(result: some Codable & Sendable, id: Int) {
    do {
      connection.send(try coder.encode(result: result, id: id))
      noteAnswer()
    } catch {
      send(failure: .internalError("The answer cannot be written as JSON: \(error)"), id: id)
    }
  }

  private func send(failure: AutomationFailure, id: Int?) {
    // Encoding a failure can't fail, because it holds only values that JSON can represent.
    if let line = try? coder.encode(failure: failure, id: id) { connection.send(line) }
    noteAnswer()
  }

  private func noteAnswer() {
    lastAnswerTime = loop.clock.now
    loop.beginIdling(hasOnlyLooked: lastCallOnlyLooked)
  }
}

extension AutomationCall {
  /// Whether the call only inspects the app, or waits.
  fileprivate var onlyLooks: Bool {
    switch self {
    case is CountCall, is ResolveCall, is WaitCall, is SnapshotCall, is CaptureCall, is AuditCall,
      is ClockCall:
      true
    case let call as PasteboardCall: call.strings == nil
    case let call as ScreenReaderCall: call.action == .current
    default: false
    }
  }
}
