import AutomationAgent
import AutomationProtocol
import Foundation

/// A tree of fake elements: later siblings lie on top, touches go to the frontmost element.
@MainActor
final class FakeTree: ElementTree {
  let root: FakeElement
  var version: UInt64 = 1
  var screenSize = CGSize(width: 640, height: 384)
  private(set) var events: [InputEvent] = []
  private(set) var isTerminated = false
  var onEvent: (@MainActor (InputEvent) -> Void)?

  init(_ children: [FakeElement] = []) {
    root = FakeElement(
      .application, label: "Fake", frame: CGRect(x: 0, y: 0, width: 640, height: 384), children)
  }

  var application: any AutomationElement { root }

  /// The interface of the system in front of the app.
  var system: (any AutomationElement)?

  /// The accessibility facts by element; elements without an entry have none.
  var facts: [UInt64: ElementAccessibility] = [:]

  /// The rules of an audit.
  var auditRules = AuditRules()
  /// The text on the screen; `nil` for a toolkit that doesn't provide it.
  var drawn: [DrawnText]?

  func drawnText() -> [DrawnText]? { drawn }

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    facts[element.automationIdentity]
  }

  var focusedElement: (any AutomationElement)? {
    find(in: root) { $0.automationHasKeyboardFocus }
  }

  var focusedSecureField: (any SecureField)?

  /// The alert in front, as in a toolkit with alerts.
  var modalElement: (any AutomationElement)? {
    root.automationChildren.last { $0.automationType == .alert }
  }

  /// The calls that the toolkit can't carry out at all, by method.
  var refusals: [String: String] = [:]

  /// The failure of an interaction that the toolkit can't carry out now.
  var refusedInteraction: AutomationFailure?

  func check(_ interaction: Interaction, on element: any AutomationElement) throws {
    if let refusedInteraction { throw refusedInteraction }
  }

  func element(at point: CGPoint) -> (any AutomationElement)? { hit(root, point) }

  func deliver(_ event: InputEvent) {
    events.append(event)
    version += 1
    if case .touches(let touches, let phase) = event, let point = touches.first?.location {
      hit(root, point)?.onTouch?(phase)
    }
    onEvent?(event)
  }

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    guard format == .text else { throw AutomationFailure.unsupported("draw \(format.rawValue)") }
    let name = (element ?? root).automationLabel
    return Capture(data: Data(name.utf8), size: (element ?? root).automationFrame.size)
  }

  func terminate() { isTerminated = true }

  var onFinishMovements: (@MainActor () -> Void)?

  func finishMovements() { onFinishMovements?() }

  /// Lets a slow program receive more of a typed text; its argument returns the field's text until it is
  /// complete.
  var onFinishTyping: (@MainActor (@MainActor () -> String?) -> Void)?

  func finishTyping(_ shown: @MainActor () -> String?) { onFinishTyping?(shown) }

  private func hit(_ element: FakeElement, _ point: CGPoint) -> FakeElement? {
    guard element.hasFrameOfNumbers, element.automationVisibleFrame.contains(point),
      !element.ignoresTouches
    else { return nil }
    for case let child as FakeElement in element.automationChildren.reversed() {
      if let found = hit(child, point) { return found }
    }
    return element
  }

  private func find(
    in element: FakeElement, where condition: (FakeElement) -> Bool
  ) -> FakeElement? {
    if condition(element) { return element }
    for case let child as FakeElement in element.automationChildren {
      if let found = find(in: child, where: condition) { return found }
    }
    return nil
  }
}
