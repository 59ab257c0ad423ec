// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.sceneDidEnterBackground?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it.
extension UISceneDelegate {
  public var scene: SceneDelegateMethods? { SceneDelegateMethods(delegate: self) }

  public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

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
