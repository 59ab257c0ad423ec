import AppRuntime
import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

/// Malformed screens, which no app should have.
@MainActor
@Suite(.serialized) struct `A malformed screen` {
  private let tree = ApplicationTree(UIApplication.shared)

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.layOutWindows()
    return window
  }

  @Test func `whose elements contain themselves is read only once`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    outer.accessibilityElements = [inner, outer]
    inner.accessibilityElements = [outer, inner]
    let window = show(outer)
    defer { window.isHidden = true }
    let identifiers = (window as any AutomationElement).snapshot.nodes.map(\.attributes.identifier)
    #expect(identifiers.contains("outer") && identifiers.contains("inner"))
    #expect(identifiers.count < 20)
  }

  @Test func `of a thousand nested views is read to the bottom`() {
    let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    var innermost = outermost
    for _ in 0..<1000 {
      let view = UIView(frame: innermost.bounds)
      innermost.addSubview(view)
      innermost = view
    }
    innermost.accessibilityIdentifier = "bottom"
    let window = show(outermost)
    defer { window.isHidden = true }
    let nodes = (window as any AutomationElement).snapshot.nodes
    #expect(nodes.last?.attributes.identifier == "bottom")
    #expect(nodes.count > 1000)
    #expect((innermost as any AutomationElement).path.count > 1000)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 8, y: 8, width: 8, height: CGFloat.nan),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 16), .null, .infinite,
    CGRect(x: 1e300, y: -1e300, width: 10, height: 10),
    CGRect(x: 40, y: 40, width: -5, height: -5),
  ])
  func `with an invalid frame is inspected and drawn`(frame: CGRect) throws {
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    let odd = UIAccessibilityElement(accessibilityContainer: canvas)
    odd.accessibilityFrame = frame
    canvas.accessibilityElements = [odd]
    let window = show(canvas)
    defer { window.isHidden = true }
    for rect in [odd.automationFrame, odd.automationVisibleFrame] {
      #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) < 1e13 })
    }
    #expect(odd.automationActivationPoint == nil)
    _ = HitPointFinder(tree: tree).obstacle(for: odd)
    let size = try tree.capture(.text, of: odd).size
    #expect(size.width <= 640 && size.height <= 1000)
  }

  @Test func `of nested elements is audited with few calls to each`() throws {
    final class Element: UIAccessibilityElement {
      static var callCount = 0
      override var accessibilityContainer: AnyObject? {
        get {
          Self.callCount += 1
          return super.accessibilityContainer
        }
        set { super.accessibilityContainer = newValue }
      }
    }
    let canvas = UIView(frame: CGRect(x: 16, y: 16, width: 160, height: 64))
    var innermost: UIResponder = canvas
    for _ in 0..<2000 {
      let element = Element(accessibilityContainer: innermost)
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 80, height: 16)
      innermost.accessibilityElements = [element]
      innermost = element
    }
    let window = show(canvas)
    defer { window.isHidden = true }
    Element.callCount = 0
    let audit = try AccessibilityAudit(Set(AuditCall.Check.allCases), of: window, in: tree)
    #expect(audit.subjects.count > 2000 && audit.issues.count < 10_000)
    #expect(audit.subjects.last?.visibleFrame == CGRect(x: 16, y: 16, width: 80, height: 16))
    #expect(Element.callCount < 2000 * 50)
  }
}
