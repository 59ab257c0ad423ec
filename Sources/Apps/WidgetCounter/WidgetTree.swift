import AutomationAgent
import AutomationProtocol
import Foundation

extension Widget: AutomationElement {
  var automationIdentity: UInt64 { number }
  var automationType: ElementType {
    parent == nil ? .application : onTap == nil ? .staticText : .button
  }
  var automationLabel: String { text }
  var automationFrame: CGRect { frame }
  var automationChildren: [any AutomationElement] { children }
  var automationParent: (any AutomationElement)? { parent }
}

final class WidgetTree: ElementTree {
  let screen: Widget
  init(_ screen: Widget) { self.screen = screen }
  var application: any AutomationElement { screen }
  var version: UInt64 { Widget.changes }
  var screenSize: CGSize { screen.frame.size }
  func element(at point: CGPoint) -> (any AutomationElement)? { screen.widget(at: point) }
  func deliver(_ event: InputEvent) {
    guard case .touches(let touches, .ended) = event else { return }
    for touch in touches { screen.widget(at: touch.location)?.onTap?() }
  }
  func terminate() { exit(EXIT_SUCCESS) }
}
