import AppRuntime
import AutomationAgent
import AutomationProtocol
import CellRendering
import Foundation
import LaunchDomain
import TerminalIO
import TerminalUIKit

/// An application of the toolkit as the agent sees it.
@MainActor
package final class ApplicationTree: ElementTree {
  let uiApplication: UIApplication
  /// The size of the screen while the device is upright; nil before it was turned.
  var uprightSize: CGSize?

  /// Ends an app in a test's own process, which must not end the process.
  private let endInTest: (@MainActor () -> Void)?

  /// Makes the tree of an application.
  ///
  /// - Parameter endInTest: For an app in a test's own process, how it ends.
  package init(_ application: UIApplication, endInTest: (@MainActor () -> Void)? = nil) {
    uiApplication = application
    self.endInTest = endInTest
  }

  package var application: any AutomationElement { uiApplication }

  package var version: UInt64 { uiApplication.treeVersion }

  package var screenSize: CGSize { UIScreen.main.bounds.size }

  package var focusedElement: (any AutomationElement)? { uiApplication.firstResponder }

  package var modalElement: (any AutomationElement)? { uiApplication.modalResponder }

  package var launchAudit: LaunchAudit? {
    guard endInTest == nil else { return nil }
    return (uiApplication.presentDelegate as? any LaunchOptionsProviding)?.launchOptions.audit()
  }

  package func element(at point: CGPoint) -> (any AutomationElement)? {
    // What only holds the content of a row gets touches, but is no element.
    uiApplication.hitTest(point)?.nearestElement
  }

  package func deliver(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let phase):
      let synthesized = touches.map { touch in
        SynthesizedTouch(
          finger: touch.finger, UITouch.Phase(phase), at: touch.location, tapCount: touch.tapCount)
      }
      holding(touches.reduce([]) { $0.union($1.modifiers) }) {
        uiApplication.synthesizeTouches(synthesized)
      }
    case .mouse(let mouse): deliver(mouse)
    case .hover(let point, let modifiers):
      holding(modifiers) { uiApplication.synthesizeHover(at: point) }
    case .scroll(let point, let deltaX, let deltaY, let modifiers):
      holding(modifiers) { uiApplication.synthesizeScroll(dx: deltaX, dy: deltaY, at: point) }
    case .text(let text): _ = type(text)
    case .key(let key, let modifiers):
      // A key that is only held does nothing by itself.
      if let stroke = KeyStroke(named: key, modifiers) { uiApplication.synthesizeKey(stroke) }
    }
  }

  package func finishMovements() { uiApplication.finishTransitions() }

  package func finishAnimations() { uiApplication.finishAnimations() }

  private func deliver(_ mouse: InputEvent.Mouse) {
    let touch = SynthesizedTouch(
      finger: Self.mousePointer, UITouch.Phase(mouse.phase), at: mouse.location,
      tapCount: mouse.clickCount)
    holding(mouse.modifiers) {
      uiApplication.synthesizeTouches(
        [touch], type: .indirectPointer,
        buttonMask: mouse.button == .secondary ? .secondary : .primary)
    }
  }

  private func holding(_ modifiers: KeyModifiers, _ body: () -> Void) {
    uiApplication.heldModifiers = UIKeyModifierFlags(modifiers)
    body()
    uiApplication.heldModifiers = []
  }

  /// Tells the mouse from fingers that are down at the same time.
  private static let mousePointer = 100

  package func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    let picture = ScreenPicture(uiApplication.picture().list, of: element?.automationVisibleFrame)
    return Capture(data: picture.data(format), size: picture.size)
  }

  package func terminate() {
    if let endInTest { endInTest() } else { uiApplication.terminate() }
  }

  package func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    (element as? UIResponder)?.elementAccessibility
  }

  package func drawnText() -> [DrawnText]? {
    let reachable = CellBuffer(uiApplication.reachablePicture())
    return CellBuffer(uiApplication.picture().list).drawnText.filter { reachable.hasPart(of: $0) }
  }

  /// A mouse points at cells: three of them side by side.
  package var smallestHitRegion: CGSize {
    CGSize(width: 3 * CellMetrics.width, height: CellMetrics.height)
  }

  package var horizontalSizeClass: Int {
    UIScreen.main.traitCollection.horizontalSizeClass.rawValue
  }

  package var verticalSizeClass: Int { UIScreen.main.traitCollection.verticalSizeClass.rawValue }

  /// Line feeds are the Return key, which a text field does not take as text.
  ///
  /// What the app does at a key it does before the next one. Only layout comes once, after the last key
  /// of those that go to one field and leave nothing else to do: it takes longer than all the rest.
  ///
  /// - Returns: What was left when nothing had the keyboard any more.
  package func type(_ text: String) -> Substring {
    defer { uiApplication.loop.settle() }
    for (index, character) in zip(text.indices, text) {
      guard index == text.startIndex || uiApplication.firstResponder != nil else {
        return text[index...]
      }
      guard let stroke = KeyStroke(named: String(character), []) else { continue }
      let responder = uiApplication.firstResponder
      uiApplication.synthesizeKey(stroke)
      let hasRun = uiApplication.loop.settleWithoutFlushing()
      if hasRun || character.isNewline || uiApplication.firstResponder !== responder {
        uiApplication.loop.settle()
      }
    }
    return ""
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: InputEvent.TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    }
  }
}
