import TerminalUIKit

/// The scene delegate, found by its name because there is no property list.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The logic of the first screen, which also receives the app's events.
  var login: LoginViewModel?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let delegate = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    let login = LoginViewModel(
      options: delegate.launchOptions, clock: UIApplication.shared.clock)
    window.rootViewController = EmailLoginViewController(viewModel: login)
    window.makeKeyAndVisible()
    self.window = window
    self.login = login
  }

  func sceneDidEnterBackground(_ scene: UIScene) { login?.inputs.enteredBackground() }
}
