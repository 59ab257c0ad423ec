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
  /// The place of the page among all that the launch has opened, from 1.
  let number: UInt64
  /// The page that has opened this one in a new tab.
  var opener: String?
  private let environment: PageEnvironment
  /// The moment at which the page's clock was stopped; `nil` as long as the browser hasn't said.
  private var timeBase: Double?
  /// The request that stops the clock, as long as it isn't answered.
  private var pause: Int?
  /// The time that has passed on the page's clock, in milliseconds.
  private var elapsed = 0.0
  private var frameCount = 0
  private var isBudgetSpent = true
  private var openFrame: Int?
  private var reloading = PageReloading()
  private var frames = FrameAllowance()

  /// The dialog that stops the page, if there is one.
  var dialog: PageDialog?
  /// The question for files that nobody has answered yet.
  var chooser: FileChooser?
  /// The main frame's document, counted over all pages; a new one has new elements.
  private(set) var generation: UInt64
  private(set) var isLoaded = false
  /// Whether the page has begun to show another document, which nobody has waited for.
  private(set) var isNavigating = false
  private(set) var hasContent = false
  /// Whether the page's tab is gone.
  var isClosed = false
  /// The title, as it was last read.
  var title = ""
  /// Whether something has happened that the page hasn't worked off.
  var needsRound = true
  /// Whether something can have changed since the elements were read.
  var isDirty = true
  /// Whether something may be moving.
  var mayMove = true
  /// The first error that nothing has caught.
  var problem: PageAdapterError?

  /// Makes a page whose clock stands still, or is going to when the browser has answered a request.
  init(
    environment: PageEnvironment, session: String, target: String, number: Int,
    timeBase: Double? = nil, pause: Int? = nil
  ) {
    self.environment = environment
    connection = environment.connection
    self.session = session
    self.target = target
    self.number = UInt64(number)
    self.timeBase = timeBase
    self.pause = pause
    generation = UInt64(number) << 16 | 1
  }

  private var network: PageNetwork { environment.network }
  private var log: PageLog { environment.log }
  /// Whether a dialog stops this page, or one that shares its process.
  private var isStopped: Bool { connection.isBlocked() }

  // MARK: Time

  /// Lets time pass on the page's clock, from timer to timer.
  ///
  /// - Parameter seconds: The time, which is no real time.
  func advance(by seconds: TimeInterval) throws(PageAdapterError) {
    guard !isStopped, try isReady() else { return }
    reloading.end()
    frames.renew(after: seconds)
    try grant(seconds * 1000)
    elapsed += seconds * 1000
    needsRound = true
  }

  /// Works off what is to be done at the present moment, and draws a frame.
  ///
  /// - Returns: Whether there was anything.
  func round() throws(PageAdapterError) -> Bool {
    try connection.drain()
    guard needsRound, !frames.areUsedUp, !isStopped, try isReady() else { return false }
    needsRound = false
    try checkReloading()
    try grant(Self.moment)
    let isChanged = try frame()
    if isChanged {
      isDirty = true
      frames.use()
    }
    // What has changed something may have planned more for this moment.
    needsRound = needsRound || isChanged
    return true
  }

  /// Waits until the page's clock stands still, as that of a new tab must before it is drawn.
  private func isReady() throws(PageAdapterError) -> Bool {
    guard !isClosed else { return false }
    if let pause {
      guard try connection.wait(until: { connection.hasAnswer(pause) }) else { return false }
      self.pause = nil
      timeBase =
        try connection.wait(for: pause, as: JSON.self)?["virtualTimeTicksBase"]?.number
    }
    return timeBase != nil
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
    let limit = min(Self.budgetLimit, environment.answerLimit)
    let deadline = ContinuousClock.now.advanced(by: .seconds(limit))
    if try wait(
      until: { isBudgetSpent || problem != nil || isClosed }, deadline: deadline, isOwed: true)
    {
      return true
    }
    if !isStopped { isBudgetSpent = true }
    return !isStopped
  }

  /// Waits as the connection does, but not for a page that only replaces itself.
  private func wait(
    until condition: () -> Bool, deadline: ContinuousClock.Instant? = nil, isOwed: Bool = false
  ) throws(PageAdapterError) -> Bool {
    let limit = Duration.seconds(environment.answerLimit)
    let isOver = try connection.wait(
      until: { condition() || reloading.url(after: limit) != nil }, deadline: deadline,
      isOwed: isOwed)
    guard isOver else { return false }
    if !condition() { try checkReloading() }
    return true
  }

  /// Draws a frame, which is when the page's scripts for frames run.
  ///
  /// - Returns: Whether anything on the screen has changed.
  @discardableResult
  func frame() throws(PageAdapterError) -> Bool {
    guard try finishFrame(), let frame = sendFrame() else { return false }
    let answer = try answer(to: frame)
    guard !isStopped else { return true }
    if answer?.hasDamage == true { mayMove = true }
    return answer?.hasDamage ?? false
  }

  /// Draws a picture of the screen.
  ///
  /// - Returns: The PNG file; `nil` if the page can't draw now.
  func picture() throws(PageAdapterError) -> Data? {
    guard !isStopped, try isReady(), try finishFrame(),
      let frame = sendFrame(["screenshot": ["format": "png", "optimizeForSpeed": true]])
    else { return nil }
    return try answer(to: frame)?.screenshotData.flatMap { Data(base64Encoded: $0) }
  }

  /// Waits for a frame; one that a dialog interrupts stays open.
  private func answer(to frame: Int) throws(PageAdapterError) -> FrameAnswer? {
    guard try wait(until: { connection.hasAnswer(frame) }) else {
      openFrame = frame
      return nil
    }
    return try connection.wait(for: frame, as: FrameAnswer.self)
  }

  private struct FrameAnswer: Decodable {
    var hasDamage: Bool
    var screenshotData: String?
  }

  private func sendFrame(_ more: [String: JSON] = [:]) -> Int? {
    guard let timeBase else { return nil }
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
    guard try wait(until: { connection.hasAnswer(openFrame) }) else { return false }
    _ = connection.takeAnswer(openFrame)
    self.openFrame = nil
    return true
  }

  /// Sends events to the page and waits until it has taken them.
  ///
  /// The browser answers some events only with a frame or two.
  func deliver(_ events: [(method: String, parameters: JSON)]) throws(PageAdapterError) {
    guard !isStopped, try isReady() else { return }
    reloading.end()
    frames.renew()
    var open = events.map { connection.send($0.method, session: session, $0.parameters) }
    needsRound = true
    isDirty = true
    for attempt in 1...Self.frameLimit {
      let isChanged = try frame()
      isDirty = isDirty || isChanged
      open.removeAll { connection.takeAnswer($0) != nil }
      if open.isEmpty || isStopped || isClosed { return }
      if attempt > 1 { try grant(Self.moment) }
    }
  }

  // MARK: Loading

  /// Opens a page.
  ///
  /// - Throws: `PageAdapterError.pageRefused` or `pageSilent`.
  func open(_ url: String) throws(PageAdapterError) {
    let identifier = connection.send("Page.navigate", session: session, ["url": .string(url)])
    let limit = environment.answerLimit
    let deadline = ContinuousClock.now.advanced(by: .seconds(limit))
    isLoaded = false
    reloading.end()
    guard
      try connection.wait(until: { connection.hasAnswer(identifier) }, deadline: deadline)
        || dialog != nil
    else { throw .pageSilent(url: log.hiding(url), seconds: limit) }
    if dialog == nil,
      let answer = try connection.wait(for: identifier, as: JSON.self),
      let reason = answer["errorText"]?.string
    {
      throw .pageRefused(url: log.hiding(url), reason: reason)
    }
    try finishLoading(url, deadline: deadline)
  }

  /// Waits for the document that the page has begun to show in place of another one, as far as it comes
  /// without any time passing on the page's clock.
  ///
  /// - Throws: `PageAdapterError.pageSilent` or `pageReloads`.
  func finishLoading(
    _ url: String, deadline: ContinuousClock.Instant? = nil
  ) throws(PageAdapterError) {
    let limit = environment.answerLimit
    let deadline = deadline ?? .now.advanced(by: .seconds(limit))
    defer { isNavigating = false }
    while !isLoaded, dialog == nil {
      let count = network.eventCount
      frames.renew()
      needsRound = true
      _ = try round()
      if isLoaded || dialog != nil { break }
      guard ContinuousClock.now < deadline else { break }
      // The rest comes when time passes.
      if hasContent, network.hasPostponed, network.isIdle { break }
      guard
        try connection.wait(
          until: { isLoaded || network.eventCount != count || problem != nil }, deadline: deadline)
      else { break }
      if problem != nil { break }
    }
    guard isLoaded || hasContent || dialog != nil || problem != nil else {
      if let url = reloading.unloadedURL {
        throw .pageReloads(url: log.hiding(url), seconds: limit)
      }
      throw .pageSilent(url: log.hiding(url), seconds: limit)
    }
  }

  private func checkReloading() throws(PageAdapterError) {
    let limit = environment.answerLimit
    if let url = reloading.url(after: .seconds(limit)) {
      throw .pageReloads(url: log.hiding(url), seconds: limit)
    }
  }

  // MARK: Events

  /// Takes an event of the page.
  func take(_ message: DevToolsMessage) {
    switch message.method ?? "" {
    case "Emulation.virtualTimeBudgetExpired": isBudgetSpent = true
    case "Page.loadEventFired":
      isLoaded = true
      changed()
    case "Page.domContentEventFired":
      hasContent = true
      changed()
    case "Page.frameNavigated":
      if let frame = message.parameters?["frame"], frame["parentId"] == nil {
        generation += 1
        reloading.note(frame["url"]?.string ?? "")
        hasContent = false
        chooser = nil
      }
      changed()
    case "Page.javascriptDialogOpening":
      if let parameters = message.parameters { dialog = PageDialog(parameters) }
      changed()
    case "Page.javascriptDialogClosed":
      dialog = nil
      changed()
    case "Page.fileChooserOpened":
      chooser = message.parameters.flatMap(FileChooser.init)
      changed()
    case "Runtime.consoleAPICalled": message.parameters.map { log.console($0) }
    case "Log.entryAdded": message.parameters.map { log.entry($0) }
    case "Runtime.exceptionThrown":
      guard let details = message.parameters?["exceptionDetails"] else { return }
      let description = PageLog.description(of: details)
      if environment.endsAfterErrors {
        problem = problem ?? .uncaughtError(description: log.hiding(description))
      } else {
        log.line("error: \(description)")
      }
    case "Inspector.targetCrashed", "Target.targetCrashed": problem = .pageCrashed
    case "Accessibility.nodesUpdated", "Accessibility.loadComplete",
      "Page.frameAttached", "Page.frameDetached", "Page.frameResized":
      noteChange()
    case "Page.frameStoppedLoading":
      // Also for what turns out to be a download, or nothing.
      if message.parameters?["frameId"]?.string == target { isLoaded = true }
      changed()
    case "Page.frameStartedNavigating":
      if message.parameters?["frameId"]?.string == target,
        let type = message.parameters?["navigationType"]?.string,
        !Self.navigationsWithinDocument.contains(type)
      {
        isLoaded = false
        isNavigating = true
      }
      changed()
    // The browser begins to load another document some time after the page has asked for it; by the end of
    // one more frame it has.
    case "Page.frameScheduledNavigation", "Page.frameRequestedNavigation": changed()
    case let method where method.hasPrefix("Network."):
      if network.take(method, of: session, { message.parameters }) {
        changed()
      }
    default: break
    }
  }

  /// Notes that something has happened which the page has to work off and to draw.
  func changed() {
    frames.renew()
    noteChange()
  }

  /// Notes that the page has changed something, as it may in each frame.
  private func noteChange() {
    needsRound = true
    isDirty = true
  }

  /// The kinds of navigation that load nothing, as `Page.frameStartedNavigating` names them.
  private static let navigationsWithinDocument: Set = ["sameDocument", "historySameDocument"]
  /// The smallest budget, in milliseconds: enough for what is to be done now.
  private static let moment = 0.01
  /// More frames than an event needs.
  private static let frameLimit = 30
  /// The real time, in seconds, after which a page that doesn't report the end of its time is asked
  /// again.
  private static let budgetLimit = 5
}
