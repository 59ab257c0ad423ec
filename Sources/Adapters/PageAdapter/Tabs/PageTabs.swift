import Foundation

/// The pages of a launch: the one that was opened, and those that have opened in other tabs.
@MainActor
final class PageTabs {
  let connection: DevToolsConnection
  /// The pages in the order in which they were opened.
  private(set) var pages: [Page] = []
  /// The page in front.
  private(set) var active: Page
  /// The number of changes of the elements, from 1.
  var changeCount: UInt64 = 1
  private let environment: PageEnvironment
  /// The requests that emulate the device, for pages that open later.
  private var emulation: [String: (method: String, parameters: JSON)] = [:]
  private var pageCount = 1
  /// Called when the last page has closed itself.
  var onLastClosing: @MainActor () -> Void = {}

  init(first page: PreparedPage, environment: PageEnvironment) {
    self.environment = environment
    connection = environment.connection
    active = Page(
      environment: environment, session: page.session, target: page.target, number: 1,
      timeBase: page.timeBase)
    pages = [active]
    connection.onEvent = { [weak self] in self?.take($0) }
    connection.isBlocked = { [weak self] in self?.pages.contains { $0.dialog != nil } ?? false }
    for request in environment.requests { tell(request, active) }
    for request in environment.browserRequests {
      connection.tell(request.method, request.parameters)
    }
  }

  // MARK: All pages

  /// Lets the pages do their work at the present moment.
  ///
  /// - Returns: Whether there was any work.
  func round() throws(PageAdapterError) -> Bool {
    try connection.drain()
    var hasWorked = false
    for page in pages where try page.round() { hasWorked = true }
    return hasWorked
  }

  /// Advances the clocks of all pages.
  func advance(by seconds: TimeInterval) throws(PageAdapterError) {
    for page in pages { try page.advance(by: seconds) }
  }

  /// The first problem of a page.
  var problem: PageAdapterError? { pages.lazy.compactMap(\.problem).first }

  /// Sends a request that emulates the device to all pages, even those that open later.
  func emulate(_ method: String, _ parameters: JSON) {
    // A request that ends an override replaces the one that has set it.
    emulation[method.replacingOccurrences(of: ".clear", with: ".set")] = (method, parameters)
    for page in pages {
      tell((method, parameters), page)
      page.changed()
    }
  }

  // MARK: Tabs

  /// Brings a page to the front.
  func activate(_ page: Page) {
    guard page !== active else { return }
    active = page
    connection.tell("Page.bringToFront", session: page.session)
    page.changed()
    changeCount += 1
  }

  /// Brings the page to the front that is some tabs after the active one.
  func activate(after distance: Int) {
    guard let index = pages.firstIndex(where: { $0 === active }) else { return }
    activate(pages[(index + distance + pages.count) % pages.count])
  }

  /// Performs the action of a tab key.
  func handle(_ key: TabKey) {
    switch key {
    case .next(let distance): activate(after: distance)
    case .place(let place): pages.dropFirst(place).first.map(activate(_:))
    case .last: pages.last.map(activate(_:))
    case .close: close(active)
    }
  }

  /// Closes a page, unless one of its scripts shows a dialog first.
  func close(_ page: Page) {
    connection.tell("Page.close", session: page.session)
    page.changed()
  }

  private func open(session: String, _ information: JSON) {
    guard let target = information["targetId"]?.string else { return }
    pageCount += 1
    let page = Page(
      environment: environment, session: session, target: target, number: pageCount,
      pause: connection.send(
        "Emulation.setVirtualTimePolicy", session: session, ["policy": "pause"]))
    page.opener = information["openerId"]?.string
    for request in PageSetup.requests where request.method != "Emulation.setVirtualTimePolicy" {
      tell(request, page)
    }
    for request in environment.requests { tell(request, page) }
    for request in emulation.values { tell(request, page) }
    connection.tell(
      "Emulation.setDeviceMetricsOverride", session: session,
      [
        "width": JSON(environment.size.width), "height": JSON(environment.size.height),
        "deviceScaleFactor": 0, "mobile": false,
      ])
    connection.tell("Runtime.runIfWaitingForDebugger", session: session)
    pages.append(page)
    activate(page)
  }

  private func forget(session: String) {
    connection.close(session)
    environment.network.endAll(of: session)
    guard let page = pages.first(where: { $0.session == session }) else { return }
    page.isClosed = true
    guard pages.count > 1 else { return onLastClosing() }
    pages.removeAll { $0 === page }
    if page === active, let last = pages.last {
      activate(pages.first { $0.target == page.opener } ?? last)
    }
    changeCount += 1
  }

  private func tell(_ request: (method: String, parameters: JSON), _ page: Page) {
    connection.tell(request.method, session: page.session, request.parameters)
  }

  // MARK: Events

  private func take(_ message: DevToolsMessage) {
    let session = message.session
    if let session {
      guard let page = pages.first(where: { $0.session == session }) else { return }
      if message.method == "Fetch.requestPaused" {
        if let event = message.parameters { environment.stubs.take(event, session: session) }
        return
      }
      page.take(message)
      // A browser brings a page to the front that shows a dialog.
      if page.dialog != nil || page.chooser != nil { activate(page) }
      return
    }
    guard let method = message.method, let event = message.parameters else { return }
    switch method {
    case "Target.attachedToTarget": attach(event)
    case "Target.detachedFromTarget": event["sessionId"]?.string.map(forget(session:))
    case "Target.targetCrashed":
      pages.first { $0.target == event["targetId"]?.string }?.problem = .pageCrashed
    case "Browser.downloadWillBegin", "Browser.downloadProgress":
      environment.downloads.take(method, event)
    default: break
    }
  }

  private func attach(_ event: JSON) {
    guard let session = event["sessionId"]?.string, let information = event["targetInfo"] else {
      return
    }
    let isNew =
      information["browserContextId"]?.string == environment.context
      && !pages.contains { $0.target == information["targetId"]?.string }
    if isNew {
      open(session: session, information)
    } else {
      connection.tell("Target.detachFromTarget", ["sessionId": .string(session)])
    }
  }
}
