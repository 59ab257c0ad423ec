import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

/// Screens as nobody should make them.
@MainActor
@Suite(.serialized) struct `An odd screen` {
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

  @Test func `whose elements contain themselves is read once`() {
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

  @Test func `of a thousand views inside each other is read to the bottom`() {
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
}
