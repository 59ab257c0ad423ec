import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// Elements of a toolkit that implements only what it must.
@MainActor
@Suite struct AutomationElementDefaultsTests {
  private final class BareElement: AutomationElement {
    let automationIdentity: UInt64
    let automationType = ElementType.button
    let automationFrame: CGRect
    let automationChildren: [any AutomationElement] = []
    var automationParent: (any AutomationElement)?

    init(_ identity: UInt64, frame: CGRect, in parent: (any AutomationElement)? = nil) {
      automationIdentity = identity
      automationFrame = frame
      automationParent = parent
    }
  }

  private final class BareTree: ElementTree {
    let application: any AutomationElement
    let version: UInt64 = 1
    let screenSize = CGSize(width: 100, height: 100)

    init(_ application: any AutomationElement) { self.application = application }

    func element(at point: CGPoint) -> (any AutomationElement)? { nil }

    func deliver(_ event: InputEvent) {}

    func terminate() {}
  }

  private let screen = BareElement(1, frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `are enabled and have no texts`() {
    #expect(screen.automationIsEnabled)
    #expect(!screen.automationIsSelected && !screen.automationIsMain)
    #expect(!screen.automationHasFocus && !screen.automationHasKeyboardFocus)
    #expect(screen.automationIdentifier + screen.automationLabel + screen.automationTitle == "")
    #expect(screen.automationValue == nil && screen.automationPlaceholder == nil)
  }

  @Test func `are visible where all their ancestors are`() {
    let panel = BareElement(2, frame: CGRect(x: 50, y: 0, width: 100, height: 40), in: screen)
    let row = BareElement(3, frame: CGRect(x: 60, y: 30, width: 60, height: 20), in: panel)
    #expect(panel.automationVisibleFrame == CGRect(x: 50, y: 0, width: 50, height: 40))
    #expect(row.automationVisibleFrame == CGRect(x: 60, y: 30, width: 40, height: 10))
    let hidden = BareElement(4, frame: CGRect(x: 60, y: 80, width: 10, height: 10), in: panel)
    #expect(hidden.automationVisibleFrame == .zero)
  }

  @Test func `that contain themselves have a visible frame`() {
    let loop = BareElement(5, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    loop.automationParent = loop
    #expect(loop.automationVisibleFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
    loop.automationParent = nil
  }

  @Test(arguments: CaptureCall.Format.allCases)
  func `a tree without pictures refuses each of them`(format: CaptureCall.Format) {
    let tree = BareTree(screen)
    #expect(throws: AutomationFailure.unsupported("draw its screen as \(format.rawValue)")) {
      _ = try tree.capture(format, of: nil)
    }
    #expect(tree.focusedElement == nil)
  }
}
