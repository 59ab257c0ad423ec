import Foundation

/// A page in the browser: its time, its frames, and what it reports.
///
/// Everything happens at the page's present moment until `advance(by:)` lets time pass; the browser
/// draws a frame only when it is told to, so nothing moves behind a test's back.
@MainActor
final class Page {
  let connection: DevToolsConnection
  let session: String
  let target: String
  let context: String
  private let timeBase: Double
  /// The time that has passed on the page's clock, in milliseconds.
  private var elapsed = 0.0
  private var frameCount = 0
  private var isBudgetSpent = true
  private var openFrame: Int?

  /// What is under way on the network.
  let network: PageNetwork
  /// The dialog that stops the page, if there is one.
  var dialog: PageDialog?
  /// The main frame's document, counted; a new one has new elements.
  private(set) var generation: UInt64 = 1
  private(set) var isLoaded = false
  private(set) var hasContent = false
  /// How often the elements have changed.
  var changeCount: UInt64 = 1
  /// Whether something has happened that the page hasn't worked off.
  var needsRound = true
  /// Whether something can have changed since the elements were read.
  var isDirty = true
  /// Whether something may be moving.
  var mayMove = true
  /// The first error that nothing has caught.
  var problem: PageAdapterError?
  /// Where the page's messages go.
  let log: PageLog
  /// Whether an error that nothing catches ends the session.
  var endsAfterErrors = true

  init(connection: DevToolsConnection, page: PreparedPage, network: PageNetwork, log: PageLog) {
    self.connection = connection
    self.network = network
    self.log = log
    session = page.session
    target = page.target
    context = page.context
    timeBase = page.timeBase
    connection.onEvent = { [weak self] in self?.take($0) }
    connection.isBlocked = { [weak self] in self?.dialog != nil }
  }

  // MARK: Time

  /// Lets time pass on the page's clock, from timer to timer.
  ///
  /// - Parameter seconds: The time, which is no real time.
  func advance(by seconds: TimeInterval) throws(PageAdapterError) {
    guard dialog == nil else { return }
    try grant(seconds * 1000)
    elapsed += seconds * 1000
    needsRound = true
  }

  /// Works off what is to be done at the present moment, and draws a frame.
  ///
  /// - Returns: Whether there was anything.
  func round() throws(PageAdapterError) -> Bool {
    try connection.drain()
    guard needsRound, dialog == nil else { return false }
    needsRound = false
    try grant(Self.moment)
    let isChanged = try frame()
    if isChanged { isDirty = true }
    // What has changed something may have planned more for this moment.
    needsRound = needsRound || isChanged
    return true
  }

  private func grant(_ milliseconds: Double) throws(PageAdapterError) {
    // A dialog may have interrupted the time that was granted last.
    if !isBudgetSpent {
      guard try waitForBudget() else { return }
    }
    isBudgetSpent = false
    connection.tell(
      "Emulation.setVirtualTimePolicy", session: session,
      ["policy": "advance", "budget": .number(milliseconds)])
    _ = try waitForBudget()
  }

  /// Waits until the granted time has passed; returns false if a dialog opens first.
  private func waitForBudget() throws(PageAdapterError) -> Bool {
    // When a page is replaced by one of another process, nobody says that its time is over.
    let deadline = ContinuousClock.now.advanced(by: .seconds(Self.budgetLimit))
    if try connection.wait(until: { isBudgetSpent || problem != nil }, deadline: deadline) {
      return true
    }
    if dialog == nil { isBudgetSpent = true }
    return dialog == nil
  }

  /// Draws a frame, which is when the page's scripts for frames run.
  ///
  /// - Returns: Whether anything on the screen has changed.
  @discardableResult
  func frame() throws(PageAdapterError) -> Bool {
    guard try finishFrame() else { return false }
    let answer = try answer(to: sendFrame())
    guard dialog == nil else { return true }
    if answer?.hasDamage == true { mayMove = true }
    return answer?.hasDamage ?? false
  }

  /// Draws a picture of the screen.
  ///
  /// - Returns: The PNG file; `nil` if the page can't draw now.
  func picture() throws(PageAdapterError) -> Data? {
    guard dialog == nil, try finishFrame() else { return nil }
    let text = try answer(
      to: sendFrame(["screenshot": ["format": "png", "optimizeForSpeed": true]]))?.screenshotData
    return text.flatMap { Data(base64Encoded: $0) }
  }

  /// Waits for a frame; one that a dialog interrupts stays open.
  private func answer(to frame: Int) throws(PageAdapterError) -> FrameAnswer? {
    guard try connection.wait(until: { connection.hasAnswer(frame) }) else {
      openFrame = frame
      return nil
    }
    return try connection.wait(for: frame, as: FrameAnswer.self)
  }

  private struct FrameAnswer: Decodable {
    var hasDamage: Bool
    var screenshotData: String?
  }

  private func sendFrame(_ more: [String: JSON] = [:]) -> Int {
    frameCount += 1
    var parameters = more
    // Each frame must be later than the one before.
    parameters["frameTimeTicks"] = .number(timeBase + elapsed + Double(frameCount) * 0.01)
    return connection.send(
      "HeadlessExperimental.beginFrame", session: session, .object(parameters))
  }

  /// Waits for the frame that a dialog has interrupted.
  private func finishFrame() throws(PageAdapterError) -> Bool {
    guard let openFrame else { return true }
    guard try connection.wait(until: { connection.hasAnswer(openFrame) }) else { return false }
    _ = connection.takeAnswer(openFrame)
    self.openFrame = nil
    return true
  }

  /// Sends events to the page and waits until it has taken them.
  ///
  /// The browser answers some events only with a frame or two.
  func deliver(_ events: [(method: String, parameters: JSON)]) throws(PageAdapterError) {
    guard dialog == nil else { return }
    var open = events.map { connection.send($0.method, session: session, $0.parameters) }
    needsRound = true
    isDirty = true
    for attempt in 1...Self.frameLimit {
      let isChanged = try frame()
      isDirty = isDirty || isChanged
      open.removeAll { connection.takeAnswer($0) != nil }
      if open.isEmpty || dialog != nil { return }
      if attempt > 1 { try grant(Self.moment) }
    }
  }

  // MARK: Loading

  /// Opens a page.
  ///
  /// - Throws: `PageAdapterError.pageRefused` or `pageSilent`.
  func open(_ url: String) throws(PageAdapterError) {
    let identifier = connection.send("Page.navigate", session: session, ["url": .string(url)])
    let deadline = ContinuousClock.now.advanced(by: .seconds(Self.answerLimit))
    isLoaded = false
    guard
      try connection.wait(until: { connection.hasAnswer(identifier) }, deadline: deadline)
        || dialog != nil
    else { throw .pageSilent(url: log.hiding(url), seconds: Self.answerLimit) }
    if dialog == nil,
      let answer = try connection.wait(for: identifier, as: JSON.self),
      let reason = answer["errorText"]?.string
    {
      throw .pageRefused(url: log.hiding(url), reason: reason)
    }
    while !isLoaded, dialog == nil {
      let count = network.eventCount
      needsRound = true
      _ = try round()
      if isLoaded || dialog != nil { break }
      guard
        try connection.wait(
          until: { isLoaded || network.eventCount != count || problem != nil }, deadline: deadline)
      else { break }
      if problem != nil { break }
    }
    guard isLoaded || hasContent || dialog != nil || problem != nil else {
      throw .pageSilent(url: log.hiding(url), seconds: Self.answerLimit)
    }
  }

  // MARK: Events

  private func take(_ message: DevToolsMessage) {
    guard message.session == session else { return takeFromBrowser(message) }
    switch message.method ?? "" {
    case "Emulation.virtualTimeBudgetExpired": isBudgetSpent = true
    case "Page.loadEventFired":
      isLoaded = true
      changed()
    case "Page.domContentEventFired":
      hasContent = true
      changed()
    case "Page.frameNavigated":
      if event(message)?["frame"]?["parentId"] == nil {
        generation += 1
        hasContent = false
      }
      changed()
    case "Page.javascriptDialogOpening":
      if let parameters = event(message) { dialog = PageDialog(parameters) }
      changed()
    case "Page.javascriptDialogClosed":
      dialog = nil
      changed()
    case "Runtime.consoleAPICalled": event(message).map { log.console($0) }
    case "Log.entryAdded": event(message).map { log.entry($0) }
    case "Runtime.exceptionThrown":
      guard let details = event(message)?["exceptionDetails"] else { return }
      let description = PageLog.description(of: details)
      if endsAfterErrors {
        problem = problem ?? .uncaughtError(description: log.hiding(description))
      } else {
        log.line("error: \(description)")
      }
    case "Inspector.targetCrashed", "Target.targetCrashed": problem = .pageCrashed
    case "Accessibility.nodesUpdated", "Accessibility.loadComplete",
      "Page.frameAttached", "Page.frameDetached", "Page.frameResized":
      changed()
    case let method where method.hasPrefix("Network."):
      if network.take(method, { event(message) }) { changed() }
    default: break
    }
  }

  private func takeFromBrowser(_ message: DevToolsMessage) {
    if message.method == "Target.targetCrashed", event(message)?["targetId"]?.string == target {
      problem = .pageCrashed
    }
  }

  private func changed() {
    needsRound = true
    isDirty = true
  }

  private func event(_ message: DevToolsMessage) -> JSON? {
    (try? JSONDecoder().decode(DevToolsEvent.self, from: message.data))?.params
  }

  /// The smallest budget, in milliseconds: enough for what is to be done now.
  private static let moment = 0.01
  /// More frames than an event needs.
  private static let frameLimit = 30
  /// The real time, in seconds, after which a page that doesn't report the end of its time is asked
  /// again.
  private static let budgetLimit = 5
  /// The real time, in seconds, in which a page's server has to answer.
  private static let answerLimit = 20
}
