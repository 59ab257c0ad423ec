import Foundation
import PNGCoding

/// Checks that an element, a window, an app or the screen of a running app looks like its reference.
///
/// The reference is `Fixtures/Screenshots/MODULE/FILE/TEST.EXTENSION` in the test's package, or is in
/// `Screenshots/FILE` beside the test if no folder above it has a `Package.swift`. A missing reference
/// is recorded, and the test fails so that the reference gets reviewed; with `CI` in the environment
/// nothing is recorded. If there is a difference, the test fails, and a page beside the build shows the
/// expected and the actual content, their difference, and the command that accepts the change.
///
/// The second snapshot of a test with the same name gets the number 2, in the order of the calls.
/// A picture shows what a person would see, including secrets in plain fields; in the text of elements,
/// secrets are hidden. Apple's module has no such function.
///
/// - Parameters:
///   - subject: The element, app or screen.
///   - content: Whether to compare the picture or the elements.
///   - name: A name that distinguishes the snapshots of one test.
///   - masks: The elements to leave out of the comparison, such as a clock: their frames in a picture,
///     or their contents in a text.
///   - tolerance: The maximum fraction of a picture's pixels that may differ, from 0 to 1.
///   - colorTolerance: The maximum ignored difference of a pixel's red, green, blue or alpha, from 0 to 1.
///   - fileID: The identifier of the test's file.
///   - filePath: The path of that file, from which the reference is located.
///   - testName: The function that takes the snapshot.
public func assertSnapshot(
  of subject: any XCUIScreenshotProviding, as content: XCUISnapshotContent = .picture,
  named name: String? = nil, masking masks: [XCUIElement] = [], tolerance: Double = 0,
  colorTolerance: Double = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function
) {
  recording(or: ()) { test in
    let run = TestRun.current
    let place = ReferencePlace(fileID: "\(fileID)", filePath: "\(filePath)")
    let assertion = SnapshotAssertion(
      reference: place.file(
        for: run?.function ?? testName, called: testName, name: name, content: content, in: run),
      tolerance: PictureTolerance(pixels: tolerance, color: colorTolerance),
      mayRecord: !ContinuousIntegration.isPresent(in: ProcessInfo.processInfo.environment))
    let taken: SnapshotAssertion.Taken
    switch content {
    case .picture:
      guard let picture = try MaskedPicture(of: subject, masking: masks, in: test) else { return }
      taken = .picture(picture)
    case .elements: taken = .elements(try ElementsText(of: subject, masking: masks, in: test).text)
    }
    try assertion.check(taken)
  }
}
