import Foundation

/// Optional forms of the scene delegate's methods.
///
/// They support UIKit's optional calls: `scene.delegate?.sceneDidBecomeActive?(scene)`. Optional
/// protocol methods need the Objective-C runtime. Each property here returns an optional closure
/// that calls the method of the same name.
extension UISceneDelegate {
  /// A closure that calls the method of the same name.
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  /// A closure that calls the method of the same name.
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  /// A closure that calls the method of the same name.
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  /// A closure that calls the method of the same name.
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// A closure that calls the method of the same name.
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  /// The delegate's methods whose base name is `scene`.
  public var scene: SceneDelegateMethods? { SceneDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the scene delegate's methods with argument labels.
@preconcurrency @MainActor
public struct SceneDelegateMethods {
  let delegate: any UISceneDelegate

  /// Forwards to the delegate's `scene(_:willConnectTo:options:)`.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
