import AutomationAgent
import AutomationProtocol
import Foundation
import PNGCoding

/// The elements of a program's windows, kept as the program's events say.
@MainActor
final class DesktopTree: ElementTree {
  unowned let app: DesktopApp
  /// Grows with every change.
  private(set) var version: UInt64 = 1
  var elements: [AccessibleReference: DesktopElement] = [:]
  private var lastIdentity: UInt64 = 1
  private(set) lazy var root = makeRoot()
  /// The program's roots; one for each of its processes that shows windows.
  private(set) var programs: [DesktopElement] = []
  /// The element that has the keyboard.
  private(set) var focus: DesktopElement?
  /// Elements of which something must be read before they are looked at.
  private var unread: [DesktopElement] = []
  /// Objects that have begun to show and aren't elements yet.
  var newcomers: Set<AccessibleReference> = []
  /// Programs that give all properties of an object in one answer.
  private var programsWithBulk: Set<String> = []
  /// Elements with more children than are read.
  private var crowds: [AccessibleReference: DesktopElement] = [:]
  /// Programs that give their objects no identifiers.
  private var programsWithoutIdentifiers: Set<String> = []
  /// Programs in GTK 4.
  ///
  /// Their objects know only their place in the window, and only windows say that they show.
  var programsInWindows: Set<String> = []
  /// How texts look, as it was read last.
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

  /// A program says nothing of the arguments that it reads, so they can't be audited.
  var refusals: [String: String] {
    [LaunchAuditCall.method: "say which launch arguments it reads"]
  }

  var modalElement: (any AutomationElement)? {
    read()
    return windows.last { $0.object.states.contains(.modal) }
      ?? app.session.display.modalWindow.flatMap { window(onDisplay: $0) }
  }

  func finishMovements() { app.settle() }

  /// A program says nothing of where a slider's track begins and ends.
  var knowsSliderTracks: Bool { false }

  func finishTyping(_ shown: @MainActor () -> String?) { app.settle(whileChanging: shown) }

  func terminate() {
    app.end()
    exit(EXIT_SUCCESS)
  }

  // MARK: Elements

  /// The windows that can be seen, the foremost last.
  var windows: [DesktopElement] {
    let all = programs.flatMap(\.children).filter(\.isShown)
    let active = all.filter { $0.object.states.contains(.active) }
    let popUps = all.filter { $0.object.role == .window || $0.object.role.opens }
    let front = active + popUps
    return all.filter { window in !front.contains { $0 === window } }
      + active.filter { window in !popUps.contains { $0 === window } } + popUps
  }

  /// The children of an element that can be seen or scrolled into view.
  func shownChildren(of element: DesktopElement) -> [DesktopElement] {
    element === root
      ? programs.flatMap(\.children).filter(\.isShown) : element.children.filter(\.isShown)
  }

  /// Returns whether an element stands for a program, and is not an element to tests.
  func isProgram(_ element: DesktopElement?) -> Bool {
    element.map { element in programs.contains { $0 === element } } ?? false
  }

  /// Returns whether the program of an object may show it without saying that its parent has another child;
  /// those in GTK say so.
  func mayComeUnannounced(_ reference: AccessibleReference) -> Bool {
    programs.contains { $0.reference.bus == reference.bus }
      && !programsWithBulk.contains(reference.bus)
  }

  /// Whether something has changed since the last input that a program lays out only when it draws its next
  /// picture: places are old until then.
  var needsPicture = true

  /// Notes that something has changed.
  func noteChange() { version += 1 }

  /// Notes that the program has drawn what has changed: its elements may be elsewhere.
  func noteLayout() {
    guard needsPicture else { return }
    needsPicture = false
    noteChange()
  }

  /// Notes that something of an element must be read again.
  func markUnread(_ element: DesktopElement) { unread.append(element) }

  // MARK: Reading

  /// Reads what has changed since the last time.
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

  /// Reads which windows there are, and leaves what is in them for later.
  func readWindows() {
    readPrograms()
    if windows.isEmpty { unread += programs }
    for program in programs where windows.isEmpty { program.needsChildren = true }
    readUnread(upTo: 2)
  }

  /// Reads level by level what must be read.
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
  /// No program nests its objects as deeply; one that did so without end would never be read.
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
        // One that has gone is left out by its parent's next list of children.
        element.needsObject = false
      }
    }
    readAttributes(part)
  }

  /// Reads the identifiers of programs that give them as attributes, as Qt's do.
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

  /// Reads the children of an element that has many: those that can be seen.
  private func readCrowd(_ element: DesktopElement) {
    let (visible, range) = visibleChildren(of: element)
    set(visible, of: element)
    element.crowd = DesktopElement.Crowd(range: range, version: version)
    crowds[element.reference] = element
    unread += element.children.filter { $0.needsObject || $0.needsChildren }
  }

  /// The number of children above which only those are elements that can be seen.
  ///
  /// GTK 3 counts through a container's children for each that it is asked for, so to ask for all takes the
  /// square of their number: 40 s for 10,000.
  private static let crowdLimit = 400

  /// Reads large containers again whose visible part may be another.
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
    // An object that names itself among its descendants would never end.
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

  /// Returns the element for an object, a new one if there isn't one.
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

  /// Forgets an element with all that is in it.
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
    // The innermost of the front window, where several say that they have it.
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
        throw AutomationFailure.unsupported("be drawn, because nothing of it is on the screen")
      }
      let size = CGSize(width: bitmap.width, height: bitmap.height)
      return Capture(data: DesktopPicture.data(of: bitmap, as: format), size: size)
    }
  }
}
