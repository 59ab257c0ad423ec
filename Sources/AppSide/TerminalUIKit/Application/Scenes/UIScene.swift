import Foundation

/// One instance of the app's interface (UIKit): here there is one, the terminal's.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is in front (UIKit).
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// In front, and being used.
    case foregroundActive = 0
    /// In front, but not being used.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// What a scene was connected for (UIKit): nothing in particular, a terminal asks for nothing.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  /// What the scene belongs to.
  public let session: UISceneSession
  /// Who hears of the scene's life; the scene keeps it.
  open var delegate: (any UISceneDelegate)?
  /// What the scene is called.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// How far the scene is in front.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after a scene has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene comes to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
