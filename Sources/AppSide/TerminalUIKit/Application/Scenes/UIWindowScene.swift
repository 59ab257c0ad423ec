import Foundation

/// The scene that contains the app's windows (UIKit).
///
/// Every window belongs to it, even if the window wasn't created with a scene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The visible windows, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen of the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The coordinates of the scene, which are those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits that the windows inherit.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindow {
  /// Creates a hidden window for a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    hasScene = true
  }

  /// The scene of the window.
  ///
  /// There is only one, to which every window belongs. In an app with a scene manifest, a window that
  /// was given none before the scene connects is hidden then.
  public var windowScene: UIWindowScene? {
    get { UIApplication.shared.mainScene }
    set { hasScene = newValue != nil }
  }
}
