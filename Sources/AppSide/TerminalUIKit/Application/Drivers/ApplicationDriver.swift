import AppRuntime
import CellRendering
import Foundation

/// What shows an app and feeds it with events: a terminal, automation, or nothing.
///
/// It is chosen before the application exists, because it decides in which time the app lives and how
/// big its screen is.
@MainActor
package protocol ApplicationDriver: AnyObject {
  /// What makes the app's time pass.
  var clockMode: AppClock.Mode { get }
  /// The size of the screen, in points.
  var screenSize: CGSize { get }
  /// Called when the application exists, before its delegate is made.
  func prepare(_ application: UIApplication)
  /// Called when the app has been launched, before the main loop runs.
  ///
  /// The driver adds its readers and observers to `application.loop`.
  func start(_ application: UIApplication)
  /// Called when the app has ended; puts everything back as it was.
  ///
  /// - Parameter status: The exit status of the process.
  func finish(status: Int32)
}

extension ApplicationDriver {
  package var screenSize: CGSize { CellMetrics.defaultScreenSize }

  package func prepare(_ application: UIApplication) {}

  package func finish(status: Int32) {}
}
