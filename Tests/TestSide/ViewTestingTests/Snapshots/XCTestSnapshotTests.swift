import Foundation
import TerminalUIKit
import ViewTesting
import XCTest
import XCUIAutomation

/// Snapshots in XCTest, with checked-in references.
final class XCTestSnapshotTests: XCTestCase {
  @MainActor
  private func check(_ text: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    label.text = text
    assertSnapshot(of: label)
  }

  @MainActor
  func testALoopNumbersItsSnapshots() {
    for name in ["Ada", "Grace", "Lin"] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
      label.text = name
      assertSnapshot(of: label)
    }
  }

  @MainActor
  func testAFunctionOfSeveralTestsHasAReferenceForEach() { check("Ada") }

  @MainActor
  func testAnotherTestMayCallItToo() { check("Grace") }

  @MainActor
  func testADifferenceIsAFailureThatShowsBoth() {
    XCTExpectFailure("the picture differs")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    label.text = "Grade"
    assertSnapshot(of: label)
  }
}
