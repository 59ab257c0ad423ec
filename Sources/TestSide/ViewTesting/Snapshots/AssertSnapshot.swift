import Foundation
import TerminalUIKit
import XCUIAutomation

/// Checks that a view, a controller, the application or a test's window looks as it did.
///
/// The reference lies in `Fixtures/Snapshots/MODULE/FILE/TEST.EXTENSION` of the test's package, or in
/// `Snapshots/FILE` beside the test where there is no `Package.swift` above it. A missing reference is
/// recorded and fails, so that somebody looks at it first; where the environment has `CI`, nothing is
/// recorded. A difference fails with both pictures and the cells that changed, and leaves the present
/// one in a file beside the build. To accept a change, delete the reference and run the test again.
///
/// A test's second snapshot with the same name gets the number 2 in the order of the calls, as in a
/// loop; names of one's own survive a new call between two others. A test with arguments runs side by
/// side with itself, where no order is sure: each case must take snapshots of its own name, format, size,
/// style or size of text, or it fails and says so.
///
/// Pictures are the same to the byte on every machine. What is on the screen is taken as it is, a
/// transition under way included; a view or controller that is in no window is shown in one of its own
/// for the moment. A view of which something is cut off, as far down in what scrolls, is drawn by itself.
///
/// - Parameters:
///   - subject: What to look at.
///   - format: How it is written down.
///   - name: Tells several snapshots of one test, or of its arguments, apart.
///   - size: In points; nil is what the subject has, for a controller the screen's. A subject that
///     lies in something else, which decides how big it is, fails unless it comes out in that size.
///   - style: Light or dark.
///   - textSize: How big the user wants text to be.
///   - fileID: Where failures are reported.
///   - filePath: Where failures are reported, and where the reference is looked for.
///   - testName: The function that takes the snapshot. Where that is not the test but called by it, the
///     reference is named after both.
///   - line: Where failures are reported.
///   - column: Where failures are reported.
@preconcurrency @MainActor
public func assertSnapshot(
  of subject: any SnapshotSubject, as format: SnapshotFormat = .text, named name: String? = nil,
  size: CGSize? = nil, style: UIUserInterfaceStyle = .light,
  textSize: UIContentSizeCategory = .large, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
  if let size, !SnapshotConditions.canBeDrawn(size) {
    return place.fail(
      "Nothing can be drawn in \(size.width) × \(size.height) points. Give a size from 0 to "
        + "\(Int(SnapshotConditions.longestSide)) points each way.")
  }
  let conditions = SnapshotConditions(size: size, style: style, textSize: textSize)
  let run = TestRun.current
  let check = SnapshotCheck(
    folder: SnapshotFolder(fileID: "\(fileID)", filePath: "\(filePath)"),
    name: SnapshotName(
      test: run?.function ?? testName, function: testName, name: name, conditions: conditions,
      format: format),
    mayRecord: !SnapshotCheck.isContinuousIntegration)
  let picture: SnapshotPicture
  do {
    picture = try SnapshotPicture(of: subject, conditions)
  } catch {
    return place.fail(error.description)
  }
  if let failure = check.failure(for: picture, as: format, in: run) {
    place.fail(failure.description)
  }
}

/// The same as `assertSnapshot(of:as:)`, by the label that it has in older suites.
///
/// - Parameters:
///   - subject: What to look at.
///   - format: How it is written down.
///   - name: Tells several snapshots of one test apart.
///   - fileID: Where failures are reported.
///   - filePath: Where failures are reported, and where the reference is looked for.
///   - testName: The name of the test.
///   - line: Where failures are reported.
///   - column: Where failures are reported.
@preconcurrency @MainActor
public func assertSnapshot(
  matching subject: any SnapshotSubject, as format: SnapshotFormat, named name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: subject, as: format, named: name, fileID: fileID, filePath: filePath, testName: testName,
    line: line, column: column)
}
