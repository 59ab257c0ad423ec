import AutomationAgent
import AutomationProtocol
import Foundation
import TerminalUIKit
import TerminalUIKitAutomation

/// The elements of an app in the test's own process: ending it must not end the process.
@MainActor
final class InProcessTree: ElementTree {
  private let tree: ApplicationTree
  private let end: @MainActor () -> Void

  init(_ application: UIApplication, end: @escaping @MainActor () -> Void) {
    tree = ApplicationTree(application)
    self.end = end
  }

  var application: any AutomationElement { tree.application }
  var version: UInt64 { tree.version }
  var screenSize: CGSize { tree.screenSize }
  var focusedElement: (any AutomationElement)? { tree.focusedElement }
  var modalElement: (any AutomationElement)? { tree.modalElement }
  var smallestHitRegion: CGSize { tree.smallestHitRegion }
  var horizontalSizeClass: Int { tree.horizontalSizeClass }
  var verticalSizeClass: Int { tree.verticalSizeClass }

  func element(at point: CGPoint) -> (any AutomationElement)? { tree.element(at: point) }

  func deliver(_ event: InputEvent) { tree.deliver(event) }

  func type(_ text: String) -> Substring { tree.type(text) }

  func finishMovements() { tree.finishMovements() }

  func finishAnimations() { tree.finishAnimations() }

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    try tree.capture(format, of: element)
  }

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    tree.accessibility(of: element)
  }

  func drawnText() -> [DrawnText]? { tree.drawnText() }

  func terminate() { end() }
}
