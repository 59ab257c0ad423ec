import Foundation

/// An instance of the app's user interface (UIKit); an app in a terminal has exactly one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene (UIKit).
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and doesn't receive events.
    case foregroundInactive = 1
    /// The scene isn't on the screen.
    case background = 2
  }

  /// The reasons for which a scene was connected (UIKit); always empty, because a terminal gives
  /// none.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// The activation state of the scene.
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
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
