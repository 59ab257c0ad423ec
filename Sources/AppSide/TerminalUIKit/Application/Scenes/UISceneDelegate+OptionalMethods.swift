// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.sceneDidEnterBackground?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UISceneDelegate {
  @_disfavoredOverload
  public var scene: SceneDelegateMethods? { SceneDelegateMethods(delegate: self) }

  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }
}

/// A value that forwards calls to the methods of ``UISceneDelegate`` with these arguments.
@preconcurrency @MainActor
public struct SceneDelegateMethods {
  let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
