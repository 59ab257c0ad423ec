import Foundation

/// The scene that an app's windows are in (UIKit).
///
/// Every window is in it, with or without saying so.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen that the scene is on.
  open var screen: UIScreen { UIScreen.main }

  /// The traits that the windows start from.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindow {
  /// Makes a window of a scene, as big as the screen, hidden until it is shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene that the window is in: the only one there is, so that setting it changes nothing.
  public var windowScene: UIWindowScene? {
    get { UIApplication.shared.mainScene }
    set {}
  }
}
