import Foundation
import ToolchainInternals

extension UIApplication {
  /// The connected scenes of the app; always exactly one.
  public var connectedScenes: Set<UIScene> { [mainScene] }

  /// The sessions of the app's scenes; always exactly one.
  public var openSessions: Set<UISceneSession> { [mainScene.session] }

  /// Whether the app supports several scenes; always `false`, because a terminal has one screen.
  public var supportsMultipleScenes: Bool { false }

  /// Connects the scene: creates its delegate, if the app configures one, and notifies it.
  func connectScene() {
    let scene = mainScene
    let options = UIScene.ConnectionOptions()
    guard
      let configuration = currentDelegate?.application(
        self, configurationForConnecting: scene.session, options: options)
    else { return }
    scene.session.configuration = configuration
    guard let type = configuration.delegateClass ?? sceneDelegateClass(of: configuration)
    else { return }
    guard let made = type as? NSObject.Type, made is any UISceneDelegate.Type,
      let sceneDelegate = DelegateInitializer.make(made) as? any UISceneDelegate
    else {
      ControllerMisuse.sceneDelegate(type).report()
      return
    }
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    postForScene(UIScene.willEnterForegroundNotification)
  }

  /// The scene delegate class that the information property list names, or else that of Xcode's app
  /// templates: `SceneDelegate` in the module of the app's delegate.
  private func sceneDelegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
    guard let delegate = currentDelegate else { return nil }
    // `_typeName` avoids string interpolation, which checks several protocol conformances at each
    // launch.
    guard let module = _typeName(type(of: delegate)).split(separator: ".").first else { return nil }
    let usual: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    // Looking for the lists of other targets takes a fraction of a millisecond, and an app with a
    // window has no need of a scene delegate.
    let manifest =
      windows.isEmpty ? SceneManifest.ofApp : Bundle.main.infoDictionary.flatMap(SceneManifest.init)
    guard
      let name = manifest?.delegateClassName(
        configuration: configuration.name, module: String(module))
    else { return usual }
    if let type = NSClassFromString(name) {
      // As in UIKit, an app with a manifest shows the window of its scene. A window that the app's
      // delegate has made, as in apps without scenes, belongs to no scene.
      for window in windows where !window.hasScene { window.isHidden = true }
      return type
    }
    ControllerMisuse.missingSceneDelegate(name).report()
    return usual
  }

  func postForScene(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: mainScene)
  }
}
