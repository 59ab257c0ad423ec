import AutomationAgent
import AutomationProtocol
import Foundation

/// The attributes of objects that are read only on demand.
extension DesktopTree {
  /// Returns the frame of an element, in points of the screen.
  func frame(of element: DesktopElement) -> CGRect {
    if let frame = fresh(element).frame { return frame }
    // The frames of ancestors are usually needed, too.
    var part: [DesktopElement] = []
    var next: DesktopElement? = element
    while let known = next, known !== root {
      if fresh(known).frame == nil { part.append(known) }
      next = known.parent
    }
    loadFrames(of: part.filter { !isProgram($0) })
    return element.answers.frame ?? .zero
  }

  /// Reads the frames of elements that aren't known yet.
  func loadFrames(of part: [DesktopElement]) {
    let asked = part.filter { fresh($0).frame == nil }
    guard !asked.isEmpty else { return }
    let usable = asked.filter { $0.object.interfaces.contains(.component) }
    for element in asked { element.answers.frame = .zero }
    let inWindow = usable.filter { programsInWindows.contains($0.reference.bus) }
    let onScreen = usable.filter { !programsInWindows.contains($0.reference.bus) }
    for (element, frame) in zip(
      onScreen, reader.frames(of: onScreen.map(\.reference), inWindow: false))
    { element.answers.frame = frame ?? .zero }
    // Elements whose frames are read together are in the same window.
    guard let first = inWindow.first else { return }
    for (element, frame) in zip(inWindow, frames(of: inWindow.map(\.reference), near: first)) {
      element.answers.frame = frame ?? .zero
    }
  }

  /// Reads the frames of objects in the window of an element; `nil` for an object without one.
  func frames(of references: [AccessibleReference], near element: DesktopElement) -> [CGRect?] {
    guard !references.isEmpty else { return [] }
    let isInWindow = programsInWindows.contains(element.reference.bus)
    let origin = isInWindow ? windowOrigin(of: element) : .zero
    return reader.frames(of: references, inWindow: isInWindow)
      .map { $0?.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the origin of an element's window on the screen, for programs that don't know it.
  ///
  /// The window on the display is larger by borders on all sides, which the program doesn't count.
  private func windowOrigin(of element: DesktopElement) -> CGPoint {
    var window = element
    while let parent = window.parent, !isProgram(parent) { window = parent }
    let size =
      reader.frames(of: [window.reference], inWindow: true).first.flatMap { $0?.size } ?? .zero
    let display = app.session.display
    let frames = display.windows.compactMap { display.frame(of: $0) }
    func difference(_ frame: CGRect) -> CGFloat {
      abs(frame.width - size.width) + abs(frame.height - size.height)
    }
    guard let frame = frames.reversed().min(by: { difference($0) < difference($1) }) else {
      return .zero
    }
    return CGPoint(
      x: frame.minX + max(0, (frame.width - size.width) / 2),
      y: frame.minY + max(0, (frame.height - size.height) / 2))
  }

  /// Returns the text of an element.
  func text(of element: DesktopElement) -> String {
    if let text = fresh(element).text { return text }
    // A query that compares the value of one field compares those of all.
    let part = elements.values.filter { other in
      other === element
        || other.object.role == element.object.role && other.object.interfaces.contains(.text)
          && fresh(other).text == nil && other.isShown
    }.prefix(Self.batchLimit)
    let asked = part.contains { $0 === element } ? Array(part) : [element]
    for (other, text) in zip(asked, reader.texts(of: asked.map(\.reference))) {
      // Pictures and other objects in a text have no character.
      other.answers.text = text.replacing("\u{FFFC}", with: "")
    }
    return element.answers.text ?? ""
  }

  /// Reads an element's name again if its program doesn't report changes of names.
  ///
  /// GTK 4 names a button by its contents, and doesn't report when they change.
  func refreshName(of element: DesktopElement) {
    let bus = element.reference.bus
    guard programsInWindows.contains(bus), !fresh(element).hasName else { return }
    // A query that compares one name compares them all.
    let part = elements.values.filter { other in
      other.reference.bus == bus && other !== element && !fresh(other).hasName && other.isShown
    }
    let asked = [element] + part.prefix(Self.batchLimit)
    for (other, name) in zip(asked, reader.names(of: asked.map(\.reference))) {
      if let name { other.object.name = name }
      other.answers.hasName = true
    }
  }

  /// The maximum number of objects to read at once.
  private static let batchLimit = 200

  /// Returns the value of an element such as a slider.
  func range(of element: DesktopElement) -> ElementRange? { reader.range(of: element.reference) }

  /// Returns the names of an element's actions.
  func actions(of element: DesktopElement) -> [String] {
    guard element.object.interfaces.contains(.action) else { return [] }
    if let actions = fresh(element).actions { return actions }
    let actions = reader.actions(of: element.reference)
    element.answers.actions = actions
    return actions
  }

  /// Performs the action of an element that has a name.
  func perform(action name: String, of element: DesktopElement) -> Bool {
    guard let index = actions(of: element).firstIndex(of: name),
      reader.perform(action: index, of: element.reference)
    else { return false }
    app.settle()
    return true
  }

  /// Asks an element to scroll itself into view.
  ///
  /// - Returns: Whether its frame has changed.
  func scrollIntoView(_ element: DesktopElement) -> Bool {
    let before = frame(of: element)
    guard element.object.interfaces.contains(.component), reader.scroll(to: element.reference)
    else {
      return false
    }
    app.settle()
    element.answers = ElementAnswers()
    return frame(of: element) != before
  }

  /// Returns the drag that moves a slider from one position to another.
  func drag(
    of element: DesktopElement, from position: Double, to target: Double
  ) -> (from: CGPoint, to: CGPoint) {
    let frame = frame(of: element)
    if frame.height > frame.width {
      return (
        CGPoint(x: frame.midX, y: frame.minY + frame.height * position),
        CGPoint(x: frame.midX, y: frame.minY + frame.height * target)
      )
    }
    return (
      CGPoint(x: frame.minX + frame.width * position, y: frame.midY),
      CGPoint(x: frame.minX + frame.width * target, y: frame.midY)
    )
  }

  /// Returns an element's answers since the last change.
  private func fresh(_ element: DesktopElement) -> ElementAnswers {
    if element.answers.version != version {
      element.answers = ElementAnswers()
      element.answers.version = version
    }
    return element.answers
  }

  // MARK: Hit test

  func element(at point: CGPoint) -> (any AutomationElement)? {
    read()
    // The items of an open menu lie in front, regardless of the menu's position.
    let items = elements.values.filter { $0.parent?.object.role.opens == true && $0.isShown }
    if let item = last(of: items, at: point) { return innermost(in: item, at: point) }
    guard let window = last(of: windows, at: point) else { return nil }
    // A pop-up over a dialog takes clicks, even if the window behind it is blocked by the dialog.
    if window.object.role != .window, let modal = modal(blocking: point), modal !== window {
      return modal
    }
    return innermost(in: window, at: point)
  }

  private func innermost(in element: DesktopElement, at point: CGPoint) -> DesktopElement {
    var found = element
    while true {
      guard let inner = last(of: shownChildren(of: found), at: point) else { return found }
      found = inner
    }
  }

  /// Returns the modal window that blocks clicks at a point.
  private func modal(blocking point: CGPoint) -> DesktopElement? {
    app.session.display.window(blocking: point).flatMap { window(onDisplay: $0) }
  }

  /// Returns the element of a window of the display, or `nil` if no element has its frame.
  func window(onDisplay number: UInt32) -> DesktopElement? {
    guard let place = app.session.display.frame(of: number) else { return nil }
    loadFrames(of: windows)
    return windows.last { frame(of: $0) == place }
  }

  private func last(of elements: [DesktopElement], at point: CGPoint) -> DesktopElement? {
    loadFrames(of: elements)
    return elements.last { frame(of: $0).contains(point) }
  }
}
