import AppRuntime
import Foundation
import ToolchainInternals

/// Runs the app until it terminates (UIKit).
///
/// - Parameters:
///   - argc: Ignored, because the arguments are read where they are needed.
///   - argv: Ignored.
///   - principalClassName: Must be `nil`; the application object is always a `UIApplication`.
///   - delegateClassName: The name of the delegate's class: `NSStringFromClass(AppDelegate.self)`.
/// - Returns: The exit status; 64, with a line on stderr, if there is no such class.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName ?? ""
  guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    let message = """
      UIApplicationMain: no class “\(name)” that conforms to UIApplicationDelegate was found. \
      Pass NSStringFromClass(AppDelegate.self), where AppDelegate is your delegate's class.\n
      """
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    return EX_USAGE
  }
  return runApplication(delegate: type)
}

extension UIApplication {
  /// Creates an app's delegate, or prints an error and returns `nil` if the class can't be a
  /// delegate.
  package static func makeDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? {
    guard let made = type as? NSObject.Type else {
      let message =
        "\(type) is not a subclass of NSObject or UIResponder, as an app's delegate must be.\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      return nil
    }
    return DelegateInitializer.make(made) as? any UIApplicationDelegate
  }
}

@MainActor
func runApplication(delegate type: any UIApplicationDelegate.Type) -> Int32 {
  StandardDescriptors.open()
  InformationList.adopt()
  let driver = ApplicationDrivers.makeDriver()
  let application = UIApplication.start(driver: driver)
  driver.prepare(application)
  application.applyLaunchTraits()
  guard let delegate = UIApplication.makeDelegate(type) else {
    let status = DelegateInitializer.state.isOn ? EX_USAGE : EX_UNAVAILABLE
    driver.finish(status: status)
    return status
  }
  if let status = ApplicationDrivers.refusal(of: delegate) {
    driver.finish(status: status)
    return status
  }
  SavedDefaults.saveAtExit
  application.launch(delegate: delegate)
  if application.exitStatus == nil {
    driver.start(application)
    if application.exitStatus == nil { application.loop.run() }
    // The driver may have stopped the loop because its peer disconnected.
    application.terminate()
  }
  SavedDefaults.save()
  let status = application.exitStatus ?? 0
  driver.finish(status: status)
  return status
}
