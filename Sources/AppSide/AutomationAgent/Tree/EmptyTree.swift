import AutomationProtocol
import Foundation

/// The tree of an app without elements, which tests use only through commands and other calls.
package final class EmptyTree: AutomationElement, ElementTree {
  package let automationLabel: String

  /// Makes a tree.
  ///
  /// - Parameter appName: The label of the application, its only element.
  package init(appName: String) { automationLabel = appName }

  package var automationIdentity: UInt64 { 1 }
  package var automationType: ElementType { .application }
  package var automationFrame: CGRect { CGRect(origin: .zero, size: screenSize) }
  package var automationChildren: [any AutomationElement] { [] }
  package var automationParent: (any AutomationElement)? { nil }

  package var application: any AutomationElement { self }
  package var version: UInt64 { 1 }
  package var screenSize: CGSize { CGSize(width: 320, height: 200) }
  package func element(at point: CGPoint) -> (any AutomationElement)? { self }
  package func deliver(_ event: InputEvent) {}
  package func terminate() { exit(EXIT_SUCCESS) }
}
