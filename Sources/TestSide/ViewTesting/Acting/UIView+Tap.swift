import Foundation
import TerminalUIKit

/// User interactions with a view: real touches, hit-tested in its window.
extension UIView {
  /// Taps the view at a point that a finger can reach.
  ///
  /// The touch is handled like any other: a disabled control ignores it. The method first waits, in
  /// virtual time, for the end of transitions, which block touches. If the view can't be reached
  /// (because it is hidden, covered or not in a window), the test fails at the caller's line with the
  /// reason.
  ///
  /// - Parameters:
  ///   - count: The number of taps; 2 is a double tap.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tap(
    count: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let point = reachablePoint(for: "tap", place) else { return }
    UIApplication.shared.synthesizeTap(at: point, count: count)
    UIApplication.shared.runUntilIdle()
  }

  /// Presses a finger on the view for a while.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds of app time.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let point = reachablePoint(for: "press", place) else { return }
    UIApplication.shared.synthesizeTouch(.began, at: point)
    UIApplication.shared.advanceTime(by: duration)
    UIApplication.shared.synthesizeTouch(.ended, at: point)
    UIApplication.shared.runUntilIdle()
  }

  func reachablePoint(for action: String, _ place: TestLine) -> CGPoint? {
    window?.makeKeyAndVisible()
    UIApplication.shared.runUntilIdle()
    UIApplication.shared.finishScreenChanges()
    let reach = Reach(self)
    if case .at(let point) = reach { return point }
    if let obstacle = reach.obstacle {
      place.fail("\(Reach.name(self)) cannot be reached by a \(action): \(obstacle).")
    }
    return nil
  }
}
