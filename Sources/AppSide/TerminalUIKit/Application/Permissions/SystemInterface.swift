import ElementTypes
import Foundation

/// The system's own interface, of which tests see the permission prompts: the springboard.
@MainActor
package final class SystemInterface: UIResponder {
  private unowned let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  override var defaultElementType: ElementType { .application }

  override var defaultAccessibilityLabel: String? { "SpringBoard" }

  override var defaultAccessibilityFrame: CGRect { application.mainScreen.bounds }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    application.permissionWindow?.visitAsAccessibilityElement(visit) ?? true
  }
}
