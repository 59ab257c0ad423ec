import Foundation
import TerminalUIKit
import XCUIAutomation

/// Checks that a view, a controller, the application or a test window looks like its reference.
///
/// The reference is `Fixtures/Snapshots/MODULE/FILE/TEST.EXTENSION` in the test's package, or is in
/// `Snapshots/FILE` beside the test if no folder above it has a `Package.swift`. A missing
/// reference is recorded, and the test fails so that the reference gets reviewed; with `CI` in the
/// environment nothing is recorded. If the pictures differ, the test fails with both pictures and
/// the changed cells, and the new picture is saved beside the build. To accept a change, delete the
/// reference and run the test again.
///
/// The second snapshot of a test with the same name gets the number 2, in the order of the calls,
/// as in a loop. Unlike numbers, explicit names stay the same when a call is inserted between two
/// others. The cases of a test with arguments run in parallel, in no fixed order: each case must
/// use a distinct name, format, size, style or text size, or else it fails with an explanation.
///
/// Pictures are identical to the byte on every machine. Only the visible content is compared: the
/// characters, the pixels, or the drawing. The cells in an SVG or PNG reference only serve to describe
/// changes; a reference without cells passes if it looks the same. Content on the screen is captured as
/// it is, even during a transition; a view or controller without a window is shown temporarily in a new
/// window. A view that is partly clipped, for instance far down in a scroll view, is drawn separately.
///
/// - Parameters:
///   - subject: The subject of the picture.
///   - format: The format of the picture.
///   - name: A name that distinguishes the snapshots of one test, or of its arguments.
///   - size: The size in points, or `nil` for the subject's own size, which for a controller is that of
///     the screen. A subject inside another view or controller, which determines its size, fails unless
///     it gets this size.
///   - style: The appearance, light or dark.
///   - textSize: The user's preferred text size.
///   - fileID: The identifier of the file in which failures are recorded.
///   - filePath: The path of that file, from which the reference is located.
///   - testName: The function that takes the snapshot. If the test calls that function, the
///     reference is named after both.
///   - line: The line at which failures are recorded.
///   - column: The column at which failures are recorded.
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
        + "\(Int(SnapshotConditions.sideLimit)) points each way.")
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

/// Does the same as `assertSnapshot(of:as:)`, with the label of older test suites.
///
/// - Parameters:
///   - subject: The subject of the picture.
///   - format: The format of the picture.
///   - name: A name that distinguishes the snapshots of one test.
///   - fileID: The identifier of the file in which failures are recorded.
///   - filePath: The path of that file, from which the reference is located.
///   - testName: The name of the test.
///   - line: The line at which failures are recorded.
///   - column: The column at which failures are recorded.
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
