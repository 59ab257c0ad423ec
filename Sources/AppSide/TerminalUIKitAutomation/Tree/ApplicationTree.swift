import AppRuntime
import AutomationAgent
import AutomationProtocol
import CellRendering
import Foundation
import LaunchDomain
import TerminalEvents
import TerminalUIKit

/// The agent's view of an application built with the toolkit.
@MainActor
package final class ApplicationTree: ElementTree {
  let uiApplication: UIApplication
  /// The size of the screen while the device is upright; `nil` until the device is first rotated.
  var uprightSize: CGSize?

  /// Ends an app in a test's own process without ending the process.
  private let endInTest: (@MainActor () -> Void)?

  /// Makes the tree of an application.
  ///
  /// - Parameter endInTest: The closure that ends an app in a test's own process.
  package init(_ application: UIApplication, endInTest: (@MainActor () -> Void)? = nil) {
    uiApplication = application
    self.endInTest = endInTest
  }

  package var application: any AutomationElement { uiApplication }

  package var system: (any AutomationElement)? { uiApplication.systemInterface }

  package var version: UInt64 { uiApplication.treeVersion }

  package var screenSize: CGSize { UIScreen.main.bounds.size }

  package var focusedElement: (any AutomationElement)? { uiApplication.firstResponder }

  package var focusedSecureField: (any SecureField)? {
    guard let field = uiApplication.firstResponder as? UITextField, field.isSecureTextEntry else {
      return nil
    }
    return field
  }

  package var modalElement: (any AutomationElement)? { uiApplication.modalResponder }

  package var launchAudit: LaunchAudit? {
    guard endInTest == nil else { return nil }
    guard let delegate = uiApplication.currentDelegate as? any LaunchOptionsProviding else {
      return LaunchReads.audit
    }
    return LaunchReads.audit(of: delegate.launchOptions)
  }

  package func element(at point: CGPoint) -> (any AutomationElement)? {
    // A view that only holds the content of a row gets touches but isn't an element.
    guard let view = uiApplication.hitTest(point) else { return nil }
    return view.obstacleOfPermission ?? view.nearestElement
  }

  package func deliver(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let phase):
      holding(touches.reduce([]) { $0.union($1.modifiers) }) {
        uiApplication.synthesizeTouches(
          touches.map { touch in
            UITouch(
              finger: touch.finger, UITouch.Phase(phase), at: touch.location,
              tapCount: touch.tapCount)
          })
      }
    case .mouse(let mouse): deliver(mouse)
    case .hover(let point, let modifiers):
      holding(modifiers) { uiApplication.synthesizeHover(at: point) }
    case .scroll(let point, let deltaX, let deltaY, let modifiers):
      holding(modifiers) { uiApplication.synthesizeScroll(dx: deltaX, dy: deltaY, at: point) }
    case .text(let text): _ = type(text)
    case .key(let key, let modifiers):
      // A modifier key does nothing on its own.
      if let stroke = KeyStroke(named: key, modifiers) { uiApplication.synthesizeKey(stroke) }
    }
  }

  package func finishMovements() { uiApplication.finishTransitions() }

  package func finishAnimations() {
    uiApplication.finishAnimations()
    // An interaction ends here, and the app has settled. What is left is to answer the test.
    uiApplication.loop.leaveSettled()
  }

  private func deliver(_ mouse: InputEvent.Mouse) {
    holding(mouse.modifiers) {
      uiApplication.synthesizeTouches([
        UITouch(
          finger: Self.mousePointer, UITouch.Phase(mouse.phase), at: mouse.location,
          tapCount: mouse.clickCount, type: .indirectPointer,
          buttonMask: mouse.button == .secondary ? .secondary : .primary)
      ])
    }
  }

  private func holding(_ modifiers: KeyModifiers, _ body: () -> Void) {
    uiApplication.heldModifiers = UIKeyModifierFlags(modifiers)
    body()
    uiApplication.heldModifiers = []
  }

  /// A pointer number that distinguishes the mouse from simultaneous touches.
  private static let mousePointer = 100

  package func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    let picture = ScreenPicture(uiApplication.picture().list, of: element?.automationVisibleFrame)
    return Capture(data: picture.data(format), size: picture.size)
  }

  package func recordedPicture() throws -> RecordCall.Picture {
    let list = uiApplication.picture().list
    // The test makes a picture from the commands when it is viewed.
    if let commands = list.commandText {
      return RecordCall.Picture(.commands, commands, size: list.size)
    }
    let capture = try capture(.svg, of: nil)
    return RecordCall.Picture(
      .svg, String(decoding: capture.data, as: UTF8.self), size: capture.size)
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

  /// The size of the smallest area to hit: the mouse points at cells, and three side by side are
  /// enough.
  package var smallestHitRegion: CGSize {
    CGSize(width: 3 * CellMetrics.width, height: CellMetrics.height)
  }

  package var horizontalSizeClass: Int {
    UIScreen.main.traitCollection.horizontalSizeClass.rawValue
  }

  package var verticalSizeClass: Int { UIScreen.main.traitCollection.verticalSizeClass.rawValue }

  /// Types text; a line feed is the Return key, which a text field doesn't take as text.
  ///
  /// The app finishes its reaction to each key before the next one. Only layout runs once, after
  /// the last of several keys that go to the same field and cause no other work, because it takes
  /// longer than everything else; the caller settles after that one.
  ///
  /// - Returns: The text that was left when no element had keyboard focus any more.
  package func type(_ text: String) -> Substring {
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
