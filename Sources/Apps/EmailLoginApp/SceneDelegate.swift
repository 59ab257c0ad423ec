import TerminalUIKit

/// The scene delegate, found by its name because there is no property list.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let delegate = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    let backend = LoginBackend.chosen(
      by: delegate.launchOptions, clock: UIApplication.shared.clock)
    window.rootViewController = EmailLoginViewController(
      viewModel: LoginViewModel(backend: backend))
    window.makeKeyAndVisible()
    self.window = window
  }
}
