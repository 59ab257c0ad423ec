import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain

/// The elements of a page, for the agent.
@MainActor
final class PageTree: ElementTree {
  let tabs: PageTabs
  let environment: PageEnvironment
  let loop: EventLoop
  let screenSize: CGSize
  private let end: @MainActor (PageAdapterError?) -> Void
  private let root: PageElement
  private var window: PageElement
  private(set) var elements: [UInt64: PageElement] = [:]
  private(set) var documents: [PageDocument] = []
  private(set) var places: [Int: (document: Int, node: Int)] = [:]
  /// The number of times that the page has been read.
  private(set) var readingCount: UInt64 = 0
  /// The appearance of the elements at a reading.
  var knownDrawing: (reading: UInt64, drawing: PageDrawing?)?
  /// The distance by which the page has been scrolled, in points.
  private var scroll = CGPoint.zero
  /// The page's root element, as opposed to the tabs and dialogs.
  private var content: PageElement?
  private(set) var strip: TabStrip?
  private(set) var dialogTree: DialogTree?
  private var shownDialog: PageDialog?
  var pointer = PagePointer()
  /// The last hit test, because a touch tests the same point again.
  private var lastHit: (point: CGPoint, version: UInt64, element: PageElement?)?

  /// Creates the tree of a page.
  ///
  /// - Parameter end: Ends the adapter, because of a problem or on the test's request.
  init(
    tabs: PageTabs, environment: PageEnvironment, loop: EventLoop,
    end: @escaping @MainActor (PageAdapterError?) -> Void
  ) {
    self.tabs = tabs
    self.environment = environment
    self.loop = loop
    screenSize = environment.size
    self.end = end
    root = PageElement(identity: 1, node: nil)
    root.state.type = .application
    window = PageElement(identity: 2, node: nil)
    window.state.type = .window
    window.state.isMain = true
    let screen = CGRect(origin: .zero, size: screenSize)
    for element in [root, window] {
      element.state.frame = screen
      element.state.visibleFrame = screen
    }
    window.parent = root
    root.children = [window]
  }

  /// The page in front.
  var page: Page { tabs.active }

  var application: any AutomationElement {
    refresh()
    return root
  }

  var version: UInt64 {
    refresh()
    return tabs.changeCount
  }

  var modalElement: (any AutomationElement)? {
    refresh()
    return dialogTree?.alert
  }

  var focusedElement: (any AutomationElement)? {
    refresh()
    if let dialogTree { return dialogTree.field }
    guard let content else { return nil }
    return focused(in: content)
  }

  private func focused(in element: PageElement) -> PageElement? {
    for child in element.children {
      if let found = focused(in: child) { return found }
    }
    return element.state.hasKeyboardFocus ? element : nil
  }

  // MARK: Reading

  /// Reads the page if it may have changed.
  func refresh() {
    attempt { () throws(PageAdapterError) in
      try tabs.connection.drain()
      try checkProblem()
      if currentDialog != shownDialog { showDialog() }
      guard page.isDirty, page.dialog == nil else { return }
      page.isDirty = false
      try read()
    }
  }

  /// Throws an error if a page has reported a problem.
  func checkProblem() throws(PageAdapterError) {
    if let problem = tabs.problem { throw problem }
  }

  /// Runs a body, and ends the adapter if it throws an error.
  func attempt(_ body: () throws(PageAdapterError) -> Void) {
    do {
      try body()
    } catch {
      end(error)
    }
  }

  private func read() throws(PageAdapterError) {
    let (page, connection) = (page, page.connection)
    let snapshotRequest = connection.send(
      "DOMSnapshot.captureSnapshot", session: page.session,
      ["computedStyles": DocumentSnapshot.styles])
    let treeRequest = connection.send("Accessibility.getFullAXTree", session: page.session)
    let snapshot = try connection.wait(for: snapshotRequest, as: DocumentSnapshot.self)
    let tree = try connection.wait(for: treeRequest, as: AccessibilityNodes.self)
    // A dialog or a new page came in between; the page will be read again.
    guard let snapshot, let tree, let main = snapshot.documents.first, page === self.page else {
      page.isDirty = page.dialog == nil ? page.isDirty : true
      return
    }
    let documents = PageDocument.read(
      snapshot, screen: CGRect(origin: .zero, size: screenSize))
    var trees = [snapshot.string(main.frameId): tree.nodes]
    for document in documents.dropFirst() where trees[document.frame] == nil {
      trees[document.frame] = try connection.call(
        "Accessibility.getFullAXTree", session: page.session,
        ["frameId": .string(document.frame)], as: AccessibilityNodes.self)?.nodes
    }
    self.documents = documents
    readingCount += 1
    scroll = CGPoint(x: main.scrollOffsetX ?? 0, y: main.scrollOffsetY ?? 0)
    places = [:]
    for (number, document) in documents.enumerated() {
      for (index, node) in document.nodes.enumerated() {
        places[node.backendIdentifier] = (number, index)
      }
    }
    let draft = TreeReader(documents: documents, trees: trees).page()
    install(draft, title: documents.first?.title ?? "")
  }

  private func install(_ draft: TreeReader.Draft?, title: String) {
    var isChanged = false
    var kept: [UInt64: PageElement] = [:]
    func element(_ draft: TreeReader.Draft, in parent: PageElement) -> PageElement? {
      let identity = page.generation << 32 | UInt64(draft.node)
      // If the browser lists a node twice, only the first counts.
      guard kept[identity] == nil else { return nil }
      let element = elements[identity] ?? PageElement(identity: identity, node: draft.node)
      kept[identity] = element
      element.tree = self
      element.parent = parent
      element.options = draft.options
      element.role = draft.role
      element.children = draft.children.compactMap { self.child($0, of: element, element(_:in:)) }
      var state = draft.state
      state.children = element.children.map(\.identity)
      if state != element.state {
        element.state = state
        isChanged = true
      }
      return element
    }
    let top = draft.flatMap { element($0, in: window) }
    if window.state.title != title { isChanged = true }
    window.state.title = title
    window.state.label = title
    root.state.label = title
    page.title = title
    content = top
    elements = kept
    if arrange() { isChanged = true }
    if isChanged { tabs.changeCount += 1 }
  }

  /// Puts the tabs, the page and the dialog into the window.
  ///
  /// - Returns: Whether anything has changed.
  private func arrange() -> Bool {
    let before = strip?.states
    strip = TabStrip(tabs, width: screenSize.width, parent: window)
    window.children = [strip?.group, content, dialogTree?.alert].compactMap(\.self)
    let identities = window.children.map(\.identity)
    defer { window.state.children = identities }
    return window.state.children != identities || strip?.states != before
  }

  private func child(
    _ draft: TreeReader.Draft, of parent: PageElement,
    _ make: (TreeReader.Draft, PageElement) -> PageElement?
  ) -> PageElement? { make(draft, parent) }

  private func showDialog() {
    let last = dialogTree
    let isSame = shownDialog.map { $0.kind == currentDialog?.kind } ?? false
    shownDialog = currentDialog
    dialogTree = shownDialog.map {
      // A dialog keeps its identity while text is typed into it.
      let identity = isSame ? last?.alert.identity : nil
      return DialogTree(
        $0, identity: identity ?? dialogIdentity(), screen: screenSize, parent: window)
    }
    _ = arrange()
    tabs.changeCount += 1
  }

  /// The dialog in front of the page.
  private var currentDialog: PageDialog? { page.dialog ?? page.chooser.map(PageDialog.init) }

  /// Returns a new identity for a dialog, above those of the page's nodes.
  private func dialogIdentity() -> UInt64 {
    dialogCount += 1
    return 1 << 63 | dialogCount << 8
  }

  private var dialogCount: UInt64 = 0

  // MARK: Hit test

  func element(at point: CGPoint) -> (any AutomationElement)? {
    if let dialogTree { return dialogTree.element(at: point) }
    refresh()
    if let strip, strip.contains(point) { return strip.element(at: point) }
    if let lastHit, lastHit.point == point, lastHit.version == tabs.changeCount {
      return lastHit.element
    }
    var found: PageElement?
    attempt { () throws(PageAdapterError) in
      let place = try page.connection.call(
        "DOM.getNodeForLocation", session: page.session,
        [
          "x": .number((point.x + scroll.x).rounded(.down)),
          "y": .number((point.y + scroll.y).rounded(.down)),
        ])
      guard let number = place?["backendNodeId"]?.number else { return }
      found = element(ofNode: Int(number), at: point)
    }
    lastHit = (point, tabs.changeCount, found)
    return found
  }

  /// Returns the element that a node of the page belongs to.
  ///
  /// A node that isn't an element becomes one temporarily, so that a plain box in front of others is
  /// recognised as an obstacle.
  private func element(ofNode number: Int, at point: CGPoint) -> PageElement? {
    let base = page.generation << 32
    if let exact = elements[base | UInt64(number)] { return exact }
    guard var place = places[number] else { return content }
    let node = documents[place.document].nodes[place.node]
    // The document's area lies behind everything.
    if ["HTML", "BODY", "#document"].contains(node.name) { return content }
    if let text = textElement(in: place, at: point) { return text }
    while true {
      let node = documents[place.document].nodes[place.node]
      if let owner = documents[place.document].owner, node.parent < 0 {
        place = owner
      } else if node.parent >= 0 {
        place.node = node.parent
      } else {
        break
      }
      let parent = documents[place.document].nodes[place.node].backendIdentifier
      if let found = elements[base | UInt64(parent)] {
        return bareBox(node: number, in: found)
      }
    }
    return content
  }

  /// Returns the text at a point inside a node that isn't an element.
  private func textElement(in place: (document: Int, node: Int), at point: CGPoint) -> PageElement?
  {
    let nodes = documents[place.document].nodes
    var inside: Set<Int> = [place.node]
    var found: PageElement?
    for index in nodes.indices.dropFirst(place.node + 1) {
      guard inside.contains(nodes[index].parent) else {
        if nodes[index].parent < place.node { break }
        continue
      }
      inside.insert(index)
      let identity = page.generation << 32 | UInt64(nodes[index].backendIdentifier)
      if let element = elements[identity], element.state.frame.contains(point) { found = element }
    }
    return found
  }

  private func bareBox(node: Int, in parent: PageElement) -> PageElement {
    let box = PageElement(identity: page.generation << 32 | UInt64(node), node: node)
    box.parent = parent
    if let place = places[node] {
      let source = documents[place.document].nodes[place.node]
      box.state.frame = source.frame ?? .zero
      box.state.visibleFrame = box.state.frame.intersection(source.clip)
      box.state.identifier = source.identifier
    }
    return box
  }

  /// Scrolls as far as needed to show an element; returns whether it has moved.
  func scrollIntoView(_ element: PageElement) -> Bool {
    guard let node = element.node, page.dialog == nil else { return false }
    let before = element.state.frame
    attempt { () throws(PageAdapterError) in
      try page.connection.call(
        "DOM.scrollIntoViewIfNeeded", session: page.session, ["backendNodeId": JSON(node)])
      page.changed()
      _ = try page.round()
    }
    refresh()
    return element.state.frame != before
  }

  /// Waits until an opened page has come to rest, including pages to which it redirects.
  ///
  /// - Parameter goesOn: Whether to keep waiting.
  func finishOpening(
    _ url: String, whileTrue goesOn: () -> Bool = { true }
  ) throws(PageAdapterError) {
    loop.settle()
    while goesOn(), tabs.active.isNavigating {
      try tabs.active.finishLoading(url)
      try checkProblem()
      loop.settle()
    }
  }

  // MARK: Movements

  /// Lets time pass until running transitions and finite animations have ended.
  func finishMovements() {
    guard page.mayMove, page.dialog == nil else { return }
    loop.settle()
    attempt { () throws(PageAdapterError) in
      page.mayMove = false
      let answer = try page.connection.call(
        "Runtime.evaluate", session: page.session,
        ["expression": .string(Self.restOfMovements), "returnByValue": true])
      guard let rest = answer?["result"]?["value"]?.number, rest > 0 else { return }
      loop.pass(min(rest / 1000, Self.longestMovement))
      page.mayMove = false
    }
  }

  /// A script that returns the remaining time of the longest finite movement, in milliseconds.
  private static let restOfMovements = """
    Math.max(0, ...document.getAnimations().filter(a => a.playState === 'running').map(a => {
      const timing = a.effect.getComputedTiming();
      return Number.isFinite(timing.endTime) ? timing.endTime - (a.currentTime ?? 0) : 0;
    }))
    """
  /// The longest time to wait for a movement, in seconds.
  private static let longestMovement = 5.0

  // MARK: Pictures

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    refresh()
    let frame = element?.automationVisibleFrame ?? CGRect(origin: .zero, size: screenSize)
    switch format {
    case .text, .ansi:
      // The text of what lies in front of the page isn't mixed with the page's.
      let layers = (element as? PageElement).map { [$0] } ?? window.children
      let text = layers.map { PageText($0).text }.joined()
      return Capture(data: Data(text.utf8), size: frame.size)
    case .png, .svg:
      guard let data = try page.picture() else {
        throw AutomationFailure.unsupported("be drawn while a dialog is open")
      }
      let picture = try PagePicture.crop(data, to: frame, of: screenSize)
      return Capture(
        data: format == .svg ? PagePicture.svg(of: picture, size: frame.size) : picture,
        size: frame.size)
    }
  }

  func terminate() { end(nil) }

  /// Always `nil`, because it can't be observed which parts of its query a page reads.
  var launchAudit: LaunchAudit? { nil }

  func apply(_ change: DeviceChange) throws -> Bool {
    let isApplied = try DeviceEmulation(tabs: tabs, environment: environment).apply(change)
    if case .open(let url) = change { try finishOpening(url.absoluteString) }
    return isApplied
  }
}
