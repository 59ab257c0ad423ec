import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let journal = Journal()
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.journal.note("connect \(session.configuration.name ?? "?")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Self.journal.note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Self.journal.note("active") }
  func sceneWillResignActive(_ scene: UIScene) { Self.journal.note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { Self.journal.note("background") }
}

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var usesScenes = true

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    if usesScenes { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneDelegate.journal.note("app active")
  }
}

@MainActor
@Suite(.serialized) struct SceneTests {
  @Test func `the only scene contains all windows`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let screen = TestScreen()
    screen.activate()
    #expect(scene.windows.contains(screen.window) && scene.keyWindow === screen.window)
    #expect(screen.window.windowScene === scene)
    #expect(UIWindow(windowScene: scene).frame == UIScreen.main.bounds)
    #expect(scene.session.scene === scene && UIApplication.shared.openSessions.count == 1)
  }

  @Test func `the scene's delegate shows the window and replaces the app's in life cycle calls`() {
    let application = UIApplication(
      clock: AppClock(mode: .virtual), screenSize: CGSize(width: 80, height: 80))
    let delegate = AppDelegate()
    application.launch(delegate: delegate)
    #expect(SceneDelegate.journal.take() == ["connect Main", "foreground", "active"])
    #expect((application.mainScene.delegate as? SceneDelegate)?.window != nil)
    application.enterBackground()
    application.enterForeground()
    #expect(SceneDelegate.journal.take() == ["resign", "background", "foreground", "active"])
  }

  @Test func `a delegate with applicationDidFinishLaunching is notified of the launch`() {
    final class Old: UIResponder, UIApplicationDelegate {
      var launches = 0
      func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }
    }
    let application = UIApplication(
      clock: AppClock(mode: .virtual), screenSize: CGSize(width: 80, height: 80))
    let delegate = Old()
    application.launch(delegate: delegate)
    #expect(delegate.launches == 1)
  }

  @Test func `without a scene delegate the app's delegate is notified`() {
    let application = UIApplication(
      clock: AppClock(mode: .virtual), screenSize: CGSize(width: 80, height: 80))
    let delegate = AppDelegate()
    delegate.usesScenes = false
    application.launch(delegate: delegate)
    #expect(SceneDelegate.journal.take() == ["app active"])
  }
}
