import Foundation

/// Optional forms of the application delegate's methods.
///
/// They support UIKit's optional calls:
/// `application.delegate?.applicationDidBecomeActive?(application)`. Optional protocol methods need
/// the Objective-C runtime. Each property here returns an optional closure that calls the method of
/// the same name.
extension UIApplicationDelegate {
  /// A closure that calls the method of the same name.
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// A closure that calls the method of the same name.
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// A closure that calls the method of the same name.
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// A closure that calls the method of the same name.
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// A closure that calls the method of the same name.
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  /// The delegate's methods whose base name is `application`.
  public var application: ApplicationDelegateMethods? { ApplicationDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the application delegate's methods with argument labels.
@preconcurrency @MainActor
public struct ApplicationDelegateMethods {
  let delegate: any UIApplicationDelegate

  /// Forwards to the delegate's `application(_:willFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Forwards to the delegate's `application(_:didFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Forwards to the delegate's `application(_:configurationForConnecting:options:)`.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Forwards to the delegate's `application(_:open:options:)`.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }
}
