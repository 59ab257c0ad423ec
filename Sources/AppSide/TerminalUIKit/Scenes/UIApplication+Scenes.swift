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
      let configuration = delegate?.application(
        self, configurationForConnecting: scene.session, options: options)
    else { return }
    scene.session.configuration = configuration
    guard let name = configuration.delegateClass else { return }
    guard let type = name as? any UISceneDelegate.Type else {
      ControllerMisuse.sceneDelegate(name).report()
      return
    }
    let sceneDelegate = type.init()
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    postForScene(UIScene.willEnterForegroundNotification)
  }

  func postForScene(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: mainScene)
  }
}
