import Foundation
import TerminalUIKit

/// What a user does to a view: real touches, hit-tested in its window.
extension UIView {
  /// Taps the view where a finger can reach it.
  ///
  /// The touch goes the way of every touch: a disabled control ignores it. When the window is changing
  /// screens, the end of that is waited for first, in virtual time, as no touch is taken before. A view
  /// that cannot be reached (hidden, covered, in no window) fails the test at the caller's line, with
  /// the reason.
  ///
  /// - Parameters:
  ///   - count: How many times in a row; 2 is a double tap.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tap(
    count: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let point = reachablePoint(for: "tap", place) else { return }
    UIApplication.shared.synthesizeTap(at: point, count: count)
    UIApplication.shared.runUntilIdle()
  }

  /// Puts a finger on the view and keeps it there for a while.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
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
