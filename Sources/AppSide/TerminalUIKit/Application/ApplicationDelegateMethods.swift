import Foundation

/// The methods of an application's delegate for code that writes the `?` of UIKit's optional methods:
/// `application.delegate?.applicationDidBecomeActive?(application)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIApplicationDelegate {
  /// The method of this name.
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// The method of this name.
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// The method of this name.
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// The method of this name.
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// The method of this name.
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  /// The methods of this name.
  public var application: ApplicationDelegateMethods? { ApplicationDelegateMethods(delegate: self) }
}

/// What calls the methods of an application's delegate that have labels.
@preconcurrency @MainActor
public struct ApplicationDelegateMethods {
  let delegate: any UIApplicationDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }
}
