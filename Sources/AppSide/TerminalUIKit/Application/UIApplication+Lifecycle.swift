import AppRuntime
import Foundation

/// The app's life, in UIKit's order.
extension UIApplication {
  func launch(delegate: any UIApplicationDelegate) {
    ownedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    becomeActive()
  }

  /// Leaves the screen, as when the terminal stops the app.
  package func enterBackground() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
    TreeChange.note()
  }

  /// Comes back to the screen.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Ends the app in order: the delegate hears of it, and the main loop stops after this turn.
  ///
  /// - Parameter status: The exit status of the process.
  package func terminate(status: Int32 = 0) {
    guard exitStatus == nil else { return }
    exitStatus = status
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    loop.stop()
  }

  private func becomeActive() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
    TreeChange.note()
  }
}
