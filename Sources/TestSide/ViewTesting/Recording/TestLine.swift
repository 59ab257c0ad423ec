import Testing
import XCTest

/// A line of a test, where its failures are reported.
struct TestLine: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Records a failure of the test that runs, with XCTest and with Swift Testing alike.
  func fail(_ text: String) {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      return
    }
    XCTFail(text, file: filePath, line: line)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(line)),
      column: max(1, Int(column)))
  }
}
