import AppRuntime
import Foundation

/// The transitions of the app's life cycle, in UIKit's order.
extension UIApplication {
  func launch(delegate: any UIApplicationDelegate) {
    host.ownedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    connectScene()
    becomeActive()
  }

  /// Activates or deactivates the app, which stays on the screen.
  package func setActive(_ isActive: Bool) {
    if isActive, applicationState == .inactive {
      becomeActive()
    } else if !isActive, applicationState == .active {
      resignActive()
    }
  }

  /// Moves the app to the background, for example when the terminal suspends it.
  package func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active { resignActive() }
    applicationState = .background
    tellDelegates({ $0.applicationDidEnterBackground(self) }, { $0.sceneDidEnterBackground($1) })
    postForScene(UIScene.didEnterBackgroundNotification)
    post(UIApplication.didEnterBackgroundNotification)
    // In a test's own process the defaults are the test's.
    if lifeForCurrentTest == nil { SavedDefaults.save() }
    TreeChange.note()
  }

  /// Returns the app to the foreground.
  package func enterForeground() {
    guard applicationState == .background else { return }
    tellDelegates({ $0.applicationWillEnterForeground(self) }, { $0.sceneWillEnterForeground($1) })
    postForScene(UIScene.willEnterForegroundNotification)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Ends the app: notifies the delegate and stops the main loop at the end of this turn.
  ///
  /// - Parameter status: The exit status of the process.
  package func terminate(status: Int32 = 0) {
    guard exitStatus == nil else { return }
    exitStatus = status
    currentDelegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    loop.stop()
  }

  private func resignActive() {
    tellDelegates({ $0.applicationWillResignActive(self) }, { $0.sceneWillResignActive($1) })
    postForScene(UIScene.willDeactivateNotification)
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
    TreeChange.note()
  }

  private func becomeActive() {
    applicationState = .active
    tellDelegates({ $0.applicationDidBecomeActive(self) }, { $0.sceneDidBecomeActive($1) })
    postForScene(UIScene.didActivateNotification)
    post(UIApplication.didBecomeActiveNotification)
    TreeChange.note()
  }

  /// As in UIKit, a scene's delegate receives the life cycle calls in place of the app's delegate.
  private func tellDelegates(
    _ app: (any UIApplicationDelegate) -> Void, _ scene: (any UISceneDelegate, UIScene) -> Void
  ) {
    if let sceneDelegate = mainScene.delegate {
      scene(sceneDelegate, mainScene)
    } else if let currentDelegate {
      app(currentDelegate)
    }
  }
}
