import Foundation

/// The system's window with a permission prompt, in front of everything else.
///
/// Like the alerts of iOS that belong to the springboard, it isn't an element of the app: a test
/// finds it in `XCUIApplication(bundleIdentifier: "com.apple.springboard")`.
@MainActor
final class PermissionWindow: UIWindow {
  private let prompt: PermissionPrompt
  private let answered: (AuthorizationStatus) -> Void

  init(_ prompt: PermissionPrompt, answered: @escaping (AuthorizationStatus) -> Void) {
    self.prompt = prompt
    self.answered = answered
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) { nil }

  override var isOfSystem: Bool { true }

  package override var accessibilityParent: UIResponder? {
    UIApplication.shared.systemInterface
  }

  /// The alert.
  var alertView: UIView? { rootViewController?.presentedViewController?.viewIfLoaded }

  /// Shows the question.
  func show() {
    let controller = UIViewController()
    controller.view.backgroundColor = nil
    rootViewController = controller
    isHidden = false
    let alert = UIAlertController(
      title: prompt.title, message: prompt.message, preferredStyle: .alert)
    for choice in prompt.choices {
      alert.addAction(
        UIAlertAction(title: choice.title, style: .default) { [weak self] _ in
          self?.answered(choice.status)
        })
    }
    controller.present(alert, animated: false)
    // The keys that would close the card of the app's window now go to the question.
    UIApplication.shared.keyWindow?.keyCard = nil
    TreeChange.note()
  }
}
