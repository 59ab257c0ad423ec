import Foundation

extension UIApplication {
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [mainScene] }

  /// What the scenes belong to: one.
  public var openSessions: Set<UISceneSession> { [mainScene.session] }

  /// Whether the app can have several scenes: a terminal has one screen.
  public var supportsMultipleScenes: Bool { false }

  /// Makes the delegate that the app's delegate wants for the scene, if any, and lets it show a window.
  func connectScene() {
    let scene = mainScene
    let options = UIScene.ConnectionOptions()
    guard
      let configuration = presentDelegate?.application(
        self, configurationForConnecting: scene.session, options: options)
    else { return }
    scene.session.configuration = configuration
    guard let type = configuration.delegateClass ?? sceneDelegateOfTemplates else { return }
    guard let made = type as? NSObject.Type, made is any UISceneDelegate.Type,
      let sceneDelegate = ObjectOfClass.make(made) as? any UISceneDelegate
    else {
      ControllerMisuse.sceneDelegate(type).report()
      return
    }
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    postForScene(UIScene.willEnterForegroundNotification)
  }

  /// The class that Xcode's templates name in the property list of an app, which there is none of here:
  /// `SceneDelegate` in the module of the app's delegate.
  private var sceneDelegateOfTemplates: AnyClass? {
    guard let delegate = presentDelegate else { return nil }
    // What prints a type asks it for all protocols of printing first, at each launch.
    guard let module = _typeName(type(of: delegate)).split(separator: ".").first else { return nil }
    return NSClassFromString("\(module).SceneDelegate")
  }

  func postForScene(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: mainScene)
  }
}
