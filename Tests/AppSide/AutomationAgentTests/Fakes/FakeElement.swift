import AutomationAgent
import AutomationProtocol
import Foundation

/// An element made of stored properties.
@MainActor
class FakeElement: AutomationElement {
  private static var lastIdentity: UInt64 = 0

  let automationIdentity: UInt64
  let automationType: ElementType
  var automationIdentifier = ""
  var automationLabel = ""
  var automationTitle = ""
  var automationValue: ElementValue?
  var automationPlaceholder: String?
  var automationFrame: CGRect
  var clip: CGRect?
  var automationIsEnabled = true
  var automationIsSelected = false
  var automationHasFocus = false
  var automationHasKeyboardFocus = false
  var automationIsMain = false
  var ignoresTouches = false
  private(set) var automationChildren: [any AutomationElement] = []
  private weak var parent: FakeElement?
  var onTouch: (@MainActor (InputEvent.TouchPhase) -> Void)?

  var automationActivationPoint: CGPoint?
  var automationAdjustment: ElementAdjustment?
  var onScrollIntoView: (@MainActor () -> Bool)?

  /// Performs the accessibility actions that the element has, by name.
  var actions: [String: @MainActor () -> Bool] = [:]

  var automationAccessibilityActions: [String] { actions.keys.sorted() }

  func performAutomationAccessibilityAction(_ name: String) -> Bool { actions[name]?() ?? false }

  func automationScrollIntoView() -> Bool { onScrollIntoView?() ?? false }

  var automationParent: (any AutomationElement)? { parent }

  var hasFrameOfNumbers: Bool {
    let frame = automationFrame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  var automationVisibleFrame: CGRect {
    // An invalid frame is returned as it is, because Foundation can't intersect it.
    guard hasFrameOfNumbers else { return automationFrame }
    return automationFrame.intersection(clip ?? CGRect(x: 0, y: 0, width: 640, height: 384))
      .standardized
  }

  init(
    _ type: ElementType, id: String = "", label: String = "",
    frame: CGRect = CGRect(x: 0, y: 0, width: 80, height: 16),
    _ children: [FakeElement] = []
  ) {
    Self.lastIdentity += 1
    automationIdentity = Self.lastIdentity
    automationType = type
    automationIdentifier = id
    automationLabel = label
    automationFrame = frame
    for child in children { add(child) }
  }

  func add(_ child: FakeElement) {
    child.parent = self
    automationChildren.append(child)
  }

  /// Adds a child whose parent is a different element.
  func addWithoutParent(_ child: FakeElement) { automationChildren.append(child) }

  func remove(_ child: FakeElement) {
    automationChildren.removeAll { $0.automationIdentity == child.automationIdentity }
  }
}
