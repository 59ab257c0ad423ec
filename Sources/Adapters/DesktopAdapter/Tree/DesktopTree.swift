import AutomationAgent
import AutomationProtocol
import Foundation
import PNGCoding

/// The elements of a program's windows, updated by the program's events.
@MainActor
final class DesktopTree: ElementTree {
  unowned let app: DesktopApp
  /// The tree version, which grows with every change.
  private(set) var version: UInt64 = 1
  var elements: [AccessibleReference: DesktopElement] = [:]
  private var lastIdentity: UInt64 = 1
  private(set) lazy var root = makeRoot()
  /// The program's root objects, one for each of its processes that shows windows.
  private(set) var programs: [DesktopElement] = []
  /// The element with the keyboard focus.
  private(set) var focus: DesktopElement?
  /// The elements that must be read again.
  private var unread: [DesktopElement] = []
  /// The objects that have become visible and aren't elements yet.
  var newcomers: Set<AccessibleReference> = []
  /// The bus names of programs that report all properties of an object in one answer.
  private var programsWithBulk: Set<String> = []
  /// The containers of which only the visible children are read.
  private var crowds: [AccessibleReference: DesktopElement] = [:]
  /// The bus names of programs whose objects have no identifiers.
  private var programsWithoutIdentifiers: Set<String> = []
  /// The bus names of GTK 4 programs.
  ///
  /// Their objects report only their position in the window, and only the windows among them report that
  /// they are visible.
  var programsInWindows: Set<String> = []
  /// The styles of texts, as last read.
  var knownTextStyles: (version: UInt64, styles: [UInt64: AccessibleTextStyle])?
  var pointer = DesktopPointer()
  let reader: AccessibleReader

  init(app: DesktopApp) {
    self.app = app
    reader = AccessibleReader(bus: app.session.bus)
  }

  private func makeRoot() -> DesktopElement {
    let root = DesktopElement(.root(of: ""), identity: 1, tree: self)
    root.object.role = AccessibleRole(rawValue: 75)
    root.object.name = app.programName
    return root
  }

  // MARK: ElementTree

  var application: any AutomationElement {
    read()
    return root
  }

  var screenSize: CGSize { app.session.display.size }

  var focusedElement: (any AutomationElement)? {
    read()
    return focus
  }

  /// The unsupported calls: a program doesn't report which arguments it reads, so they can't be audited.
  var refusals: [String: String] {
    [LaunchAuditCall.method: "say which launch arguments it reads"]
  }

  var modalElement: (any AutomationElement)? {
    read()
    return windows.last { $0.object.states.contains(.modal) }
      ?? app.session.display.modalWindow.flatMap { window(onDisplay: $0) }
  }

  func finishMovements() { app.settle() }

  /// Always false, because a program doesn't report where a slider's track begins and ends.
  var knowsSliderTracks: Bool { false }

  func finishTyping(_ shown: @MainActor () -> String?) { app.settle(whileChanging: shown) }

  func terminate() {
    app.end()
    exit(EXIT_SUCCESS)
  }

  // MARK: Elements

  /// The visible windows, from back to front.
  var windows: [DesktopElement] {
    let all = programs.flatMap(\.children).filter(\.isShown)
    let active = all.filter { $0.object.states.contains(.active) }
    let popUps = all.filter { $0.object.role == .window || $0.object.role.opens }
    let front = active + popUps
    return all.filter { window in !front.contains { $0 === window } }
      + active.filter { window in !popUps.contains { $0 === window } } + popUps
  }

  /// Returns the children of an element that are visible or can be scrolled into view.
  func shownChildren(of element: DesktopElement) -> [DesktopElement] {
    element === root
      ? programs.flatMap(\.children).filter(\.isShown) : element.children.filter(\.isShown)
  }

  /// Returns whether an element is the root object of a program, which tests don't see.
  func isProgram(_ element: DesktopElement?) -> Bool {
    element.map { element in programs.contains { $0 === element } } ?? false
  }

  /// Returns whether an object's program may show it without reporting a new child of its parent,
  /// unlike GTK programs.
  func mayComeUnannounced(_ reference: AccessibleReference) -> Bool {
    programs.contains { $0.reference.bus == reference.bus }
      && !programsWithBulk.contains(reference.bus)
  }

  /// Whether a program may lay out the changes since the last input only when it draws its next picture, so
  /// that frames are outdated until then.
  var needsPicture = true

  /// Records a change, which makes the known answers invalid.
  func noteChange() { version += 1 }

  /// Records that the program has drawn the changes, so that elements may have moved.
  func noteLayout() {
    guard needsPicture else { return }
    needsPicture = false
    noteChange()
  }

  /// Records that a part of an element must be read again.
  func markUnread(_ element: DesktopElement) { unread.append(element) }

  // MARK: Reading

  /// Reads the changes since the last time.
  func read() {
    app.takeEvents()
    readPrograms()
    placeNewcomers()
    followCrowds()
    let isChanged = !unread.isEmpty || version != focusVersion
    readUnread(upTo: Self.depthLimit)
    unread = []
    guard isChanged else { return }
    focusVersion = version
    findFocus()
  }

  /// Reads the windows, but not yet their contents.
  func readWindows() {
    readPrograms()
    if windows.isEmpty { unread += programs }
    for program in programs where windows.isEmpty { program.needsChildren = true }
    readUnread(upTo: 2)
  }

  /// Reads the unread elements level by level.
  private func readUnread(upTo limit: Int) {
    var rounds = 0
    while !unread.isEmpty, rounds < limit {
      rounds += 1
      var seen: Set<AccessibleReference> = []
      let part = unread.filter {
        elements[$0.reference] === $0 && seen.insert($0.reference).inserted
      }
      unread = []
      readObjects(part.filter(\.needsObject))
      readChildren(part.filter { $0.needsChildren && ($0.isShown || isProgram($0)) })
    }
  }

  private var focusVersion: UInt64 = 0
  /// The maximum depth of objects, so that reading ends even for a program that nests them endlessly.
  private static let depthLimit = 1000

  private func readPrograms() {
    for reference in app.session.registry.programs
    where !programs.contains(where: { $0.reference == reference }) {
      let program = element(reference, in: root)
      programs.append(program)
      let toolkit = reader.toolkit(of: reference) ?? ""
      if toolkit.hasPrefix("GTK ") { programsInWindows.insert(reference.bus) }
      // Qt 5 crashes when it is asked for all properties of an object.
      if toolkit.lowercased().hasPrefix("gtk ") { programsWithBulk.insert(reference.bus) }
      unread.append(program)
      version += 1
    }
    let known = Set(app.session.registry.programs)
    for program in programs where !known.contains(program.reference) {
      programs.removeAll { $0 === program }
      remove(program)
      version += 1
    }
  }

  private func readObjects(_ part: [DesktopElement]) {
    for isBulk in [true, false] {
      let asked = part.filter { programsWithBulk.contains($0.reference.bus) == isBulk }
      guard !asked.isEmpty else { continue }
      for (element, object) in zip(asked, reader.objects(asked.map(\.reference), atOnce: isBulk)) {
        if let object { element.object = object }
        // The next list of its parent's children leaves out an object that is gone.
        element.needsObject = false
      }
    }
    readAttributes(part)
  }

  /// Reads the identifiers of programs that report them as attributes, as Qt does.
  private func readAttributes(_ part: [DesktopElement]) {
    let asked = part.filter {
      $0.object.identifier.isEmpty && !programsWithBulk.contains($0.reference.bus)
        && !programsWithoutIdentifiers.contains($0.reference.bus)
    }
    guard let bus = asked.first?.reference.bus else { return }
    for (element, attributes) in zip(asked, reader.attributes(of: asked.map(\.reference))) {
      element.object.identifier = attributes["id"] ?? ""
    }
    if asked.count > 3, asked.allSatisfy({ $0.object.identifier.isEmpty }) {
      programsWithoutIdentifiers.insert(bus)
    }
  }

  private func readChildren(_ part: [DesktopElement]) {
    let uncounted = part.filter { $0.object.childCount < 0 }
    if !uncounted.isEmpty {
      for (element, count) in zip(uncounted, reader.childCounts(of: uncounted.map(\.reference))) {
        element.object.childCount = count
      }
    }
    let others = part.filter { $0.object.childCount <= Self.crowdLimit }
    for element in part where element.object.childCount > Self.crowdLimit { readCrowd(element) }
    for element in others {
      element.crowd = nil
      crowds[element.reference] = nil
    }
    guard !others.isEmpty else { return }
    for (element, children) in zip(others, reader.children(of: others.map(\.reference))) {
      set(children ?? [], of: element)
      unread += element.children.filter { $0.needsObject || $0.needsChildren }
    }
  }

  /// Reads the visible children of an element that has many.
  private func readCrowd(_ element: DesktopElement) {
    let (visible, range) = visibleChildren(of: element)
    set(visible, of: element)
    element.crowd = DesktopElement.Crowd(range: range, version: version)
    crowds[element.reference] = element
    unread += element.children.filter { $0.needsObject || $0.needsChildren }
  }

  /// The number of children above which only the visible ones are elements.
  ///
  /// GTK 3 iterates over a container's children for each of them that is read, so reading all takes quadratic
  /// time: 40 s for 10,000.
  private static let crowdLimit = 400

  /// Reads large containers again if their visible part may have changed.
  private func followCrowds() {
    for element in crowds.values where element.crowd?.version != version && element.isShown {
      element.crowd?.version = version
      if !element.needsChildren, !showsSamePart(element) {
        element.needsChildren = true
        unread.append(element)
      }
    }
  }

  private func set(_ references: [AccessibleReference], of element: DesktopElement) {
    let before = element.children
    element.needsChildren = false
    // An object that lists itself as a child would cause an endless recursion.
    element.children = references.filter { $0 != element.reference }
      .map { self.element($0, in: element) }
    for old in before
    where old.parent === element && !element.children.contains(where: { $0 === old }) {
      remove(old)
    }
    if before.count != element.children.count
      || zip(before, element.children).contains(where: { $0 !== $1 })
    {
      version += 1
    }
  }

  /// Returns the element for an object, after creating it if needed.
  private func element(
    _ reference: AccessibleReference, in parent: DesktopElement
  ) -> DesktopElement {
    if let known = elements[reference] {
      known.parent = parent
      return known
    }
    lastIdentity += 1
    let new = DesktopElement(reference, identity: lastIdentity, tree: self)
    new.parent = parent
    elements[reference] = new
    return new
  }

  /// Removes an element and its descendants.
  func remove(_ element: DesktopElement) {
    var next = [element]
    while let gone = next.popLast() {
      guard elements[gone.reference] === gone else { continue }
      elements[gone.reference] = nil
      crowds[gone.reference] = nil
      next += gone.children.filter { $0.parent === gone }
    }
  }

  // MARK: Focus

  private func findFocus() {
    let windows = windows
    let focused = elements.values.filter { $0.object.states.contains(.focused) && $0.isShown }
    let front = windows.last { $0.object.states.contains(.active) } ?? windows.last
    // If several objects claim the focus, the innermost one in the front window has it.
    let inFront = focused.filter { element in front.map { element.isInside($0) } ?? true }
    focus =
      (inFront.isEmpty ? focused : inFront).max { $0.automationIdentity < $1.automationIdentity }
      ?? front
  }

  // MARK: Pictures

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    read()
    let frame = element?.automationVisibleFrame ?? CGRect(origin: .zero, size: screenSize)
    switch format {
    case .text, .ansi:
      let text = DesktopText.text(of: (element as? DesktopElement) ?? root)
      return Capture(data: Data(text.utf8), size: frame.size)
    case .png, .svg:
      guard let bitmap = app.session.display.picture(of: frame) else {
        throw AutomationFailure.unsupported("be drawn, because no part of it is on the screen")
      }
      let size = CGSize(width: bitmap.width, height: bitmap.height)
      return Capture(data: DesktopPicture.data(of: bitmap, as: format), size: size)
    }
  }
}
