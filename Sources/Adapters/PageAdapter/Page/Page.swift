import Foundation

/// A page in the browser, with its time, its frames and its events.
///
/// Everything happens at the page's present moment until `advance(by:)` lets time pass. The browser draws a
/// frame only on request, so nothing moves unnoticed.
@MainActor
final class Page {
  let connection: DevToolsConnection
  let session: String
  let target: String
  /// The number of the page among all pages that the launch has opened, from 1.
  let number: UInt64
  /// The target of the page that has opened this one in a new tab.
  var opener: String?
  private let environment: PageEnvironment
  /// The time at which the page's clock was stopped, or `nil` until the browser has reported it.
  private var timeBase: Double?
  /// The unanswered request that stops the clock.
  private var pause: Int?
  /// The time that has passed on the page's clock, in milliseconds.
  private var elapsed = 0.0
  private var frameCount = 0
  private var isBudgetSpent = true
  private var openFrame: Int?
  private var reloading = PageReloading()
  private var frames = FrameAllowance()

  /// The dialog that blocks the page, if any.
  var dialog: PageDialog?
  /// The unanswered request for files.
  var chooser: FileChooser?
  /// The number of the main frame's document, which distinguishes the elements of different documents.
  private(set) var generation: UInt64
  private(set) var isLoaded = false
  /// Whether the page has begun to show another document, which hasn't been waited for.
  private(set) var isNavigating = false
  private(set) var hasContent = false
  /// Whether the page's tab is gone.
  var isClosed = false
  /// The title, as last read.
  var title = ""
  /// Whether something has happened that the page hasn't handled.
  var needsRound = true
  /// Whether the elements may have changed since they were read.
  var isDirty = true
  /// Whether a movement may be running.
  var mayMove = true
  /// The first uncaught error.
  var problem: PageAdapterError?

  /// Creates a page whose clock stands still, or will once the browser has answered the request `pause`.
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
  /// Whether a dialog blocks this page, or one that shares its process.
  private var isStopped: Bool { connection.isBlocked() }

  // MARK: Time

  /// Advances the page's clock, from timer to timer.
  ///
  /// - Parameter seconds: The virtual time.
  func advance(by seconds: TimeInterval) throws(PageAdapterError) {
    guard !isStopped, try isReady() else { return }
    reloading.end()
    frames.renew(after: seconds)
    try grant(seconds * 1000)
    elapsed += seconds * 1000
    needsRound = true
  }

  /// Lets the page do its work at the present moment, and draws a frame.
  ///
  /// - Returns: Whether there was any work.
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
    // A change may have scheduled more work for this moment.
    needsRound = needsRound || isChanged
    return true
  }

  /// Waits until the page's clock stands still, which must happen in a new tab before it is drawn.
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
    // When another process takes over a page, the end of its time isn't reported.
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

  /// Waits like the connection, but throws an error if the page only replaces itself.
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

  /// Draws a frame, which runs the page's scripts for frames.
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
  /// - Returns: The PNG file, or `nil` if the page can't draw now.
  func picture() throws(PageAdapterError) -> Data? {
    guard !isStopped, try isReady(), try finishFrame(),
      let frame = sendFrame(["screenshot": ["format": "png", "optimizeForSpeed": true]])
    else { return nil }
    return try answer(to: frame)?.screenshotData.flatMap { Data(base64Encoded: $0) }
  }

  /// Waits for a frame, which stays pending if a dialog interrupts it.
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

  /// Waits for a frame that a dialog has interrupted.
  private func finishFrame() throws(PageAdapterError) -> Bool {
    guard let openFrame else { return true }
    guard try wait(until: { connection.hasAnswer(openFrame) }) else { return false }
    _ = connection.takeAnswer(openFrame)
    self.openFrame = nil
    return true
  }

  /// Sends events to the page, and waits until it has handled them.
  ///
  /// The browser answers some events only after a frame or two.
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

  /// Waits for the document that replaces another one, as far as it loads before time passes on
  /// the page's clock.
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

  /// Handles an event of the page.
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
      // This also applies to a download, or if nothing was loaded.
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
    // The browser begins to load another document some time after the page has asked for it, but before the
    // end of the next frame.
    case "Page.frameScheduledNavigation", "Page.frameRequestedNavigation": changed()
    case let method where method.hasPrefix("Network."):
      if network.take(method, of: session, { message.parameters }) {
        changed()
      }
    default: break
    }
  }

  /// Records that something has happened that the page has to handle and to draw.
  func changed() {
    frames.renew()
    noteChange()
  }

  /// Records that the page has changed something, as it may in each frame.
  private func noteChange() {
    needsRound = true
    isDirty = true
  }

  /// The kinds of navigation in `Page.frameStartedNavigating` that load nothing.
  private static let navigationsWithinDocument: Set = ["sameDocument", "historySameDocument"]
  /// The smallest time to grant, in milliseconds, enough for the work at the present moment.
  private static let moment = 0.01
  /// The maximum number of frames to draw for events, more than any event needs.
  private static let frameLimit = 30
  /// The time, in real seconds, after which a page that doesn't report the end of its granted time is no
  /// longer waited for.
  private static let budgetLimit = 5
}
