import AppRuntime
import CellRendering
import Foundation

/// The object that displays an app and sends it events: a terminal, the automation or a headless
/// driver.
///
/// The driver is chosen before the application exists because it determines the app's clock and the
/// size of its screen.
@MainActor
package protocol ApplicationDriver: AnyObject {
  /// The mode of the app's clock.
  var clockMode: AppClock.Mode { get }
  /// The size of the screen, in points.
  var screenSize: CGSize { get }
  /// Called after the application is created and before its delegate is.
  func prepare(_ application: UIApplication)
  /// Called after the app has launched and before the main loop runs.
  ///
  /// The driver adds its readers and observers to `application.loop`.
  func start(_ application: UIApplication)
  /// Called after the app has ended, to restore everything that the driver changed.
  ///
  /// - Parameter status: The exit status of the process.
  func finish(status: Int32)
}

extension ApplicationDriver {
  package var screenSize: CGSize { CellMetrics.defaultScreenSize }

  package func prepare(_ application: UIApplication) {}

  package func finish(status: Int32) {}
}
