import Foundation

/// The methods of a scene's delegate for code that writes the `?` of UIKit's optional methods:
/// `scene.delegate?.sceneDidBecomeActive?(scene)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UISceneDelegate {
  /// The method of this name.
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  /// The method of this name.
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  /// The method of this name.
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  /// The method of this name.
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// The method of this name.
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  /// The methods of this name.
  public var scene: SceneDelegateMethods? { SceneDelegateMethods(delegate: self) }
}

/// What calls the methods of a scene's delegate that have labels.
@preconcurrency @MainActor
public struct SceneDelegateMethods {
  let delegate: any UISceneDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
