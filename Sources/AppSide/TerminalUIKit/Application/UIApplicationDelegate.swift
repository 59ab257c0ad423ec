import Foundation

/// Hears of the app's life (UIKit).
///
/// Mark a class with `@main` and conform to this: it is the program.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called first of all.
  ///
  /// - Returns: Ignored: there is never a URL to refuse.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is to show its first window.
  ///
  /// - Returns: Ignored: there is never a URL to refuse.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is to show its first window, where the delegate has no
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called before the scene is connected, after the launch.
  ///
  /// - Returns: How it is set up; one with a `delegateClass` lets that delegate show the window.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the app is to open a URL.
  ///
  /// - Returns: Whether it has.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app is in front and being used.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops being used.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Agrees, after `applicationDidFinishLaunching(_:)`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// A scene without a delegate of its own.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Opens no URL.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    app.delegateOpensURLs = false
    return false
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// The program: runs the app until it ends, then ends the process.
  public static func main() { exit(runApplication(delegate: Self.self)) }
}
