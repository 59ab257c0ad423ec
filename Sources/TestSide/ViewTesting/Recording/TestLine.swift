import Testing
import XCTest

/// The line of a test at which failures are recorded.
struct TestLine: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Records a failure of the running test, with XCTest and Swift Testing alike.
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
