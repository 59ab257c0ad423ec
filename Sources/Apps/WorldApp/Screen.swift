import AutomationAgent
import AutomationProtocol
import Foundation

/// A screen without elements.
final class Screen: AutomationElement, ElementTree {
  var automationIdentity: UInt64 { 1 }
  var automationType: ElementType { .application }
  var automationLabel: String { "WorldApp" }
  var automationFrame: CGRect { CGRect(origin: .zero, size: screenSize) }
  var automationChildren: [any AutomationElement] { [] }
  var automationParent: (any AutomationElement)? { nil }

  var application: any AutomationElement { self }
  var version: UInt64 { 1 }
  var screenSize: CGSize { CGSize(width: 320, height: 200) }
  func element(at point: CGPoint) -> (any AutomationElement)? { self }
  func deliver(_ event: InputEvent) {}
  func terminate() { exit(EXIT_SUCCESS) }
}
