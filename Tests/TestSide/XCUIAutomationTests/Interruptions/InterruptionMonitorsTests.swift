import XCTest

@testable import XCUIAutomation

/// A test case of XCTest, because only those have monitors.
final class InterruptionMonitorsTests: XCTestCase {
  private let alert = XCUIApplication().alerts.firstMatch

  func testTheLastAddedMonitorIsCalledFirst() {
    var asked: [String] = []
    addUIInterruptionMonitor(withDescription: "first") { _ in
      asked.append("first")
      return true
    }
    addUIInterruptionMonitor(withDescription: "second") { _ in
      asked.append("second")
      return true
    }
    addUIInterruptionMonitor(withDescription: "third") { [alert] element in
      asked.append("third")
      XCTAssertTrue(element === alert)
      return false
    }
    XCTAssertTrue(InterruptionMonitors.handle(alert))
    XCTAssertEqual(asked, ["third", "second"])
  }

  func testNoMonitorHandlesTheAlert() {
    XCTAssertFalse(InterruptionMonitors.canHandle, "those of another test are gone")
    XCTAssertFalse(InterruptionMonitors.handle(alert))
    addUIInterruptionMonitor(withDescription: "shy") { _ in false }
    XCTAssertTrue(InterruptionMonitors.canHandle)
    XCTAssertFalse(InterruptionMonitors.handle(alert))
  }

  func testRemovedMonitorsAreNotCalled() {
    let first = addUIInterruptionMonitor(withDescription: "first") { _ in
      XCTFail("it was removed")
      return true
    }
    removeUIInterruptionMonitor(first)
    removeUIInterruptionMonitor(first)
    removeUIInterruptionMonitor(NSObject())
    XCTAssertFalse(InterruptionMonitors.handle(alert))
  }

  func testAnInterruptionDuringAnInterruptionCallsNoMonitor() {
    var calls = 0
    addUIInterruptionMonitor(withDescription: "taps itself") { [alert] _ in
      calls += 1
      XCTAssertFalse(InterruptionMonitors.canHandle)
      return !InterruptionMonitors.handle(alert)
    }
    XCTAssertTrue(InterruptionMonitors.handle(alert))
    XCTAssertEqual(calls, 1)
  }

  func testAMonitorMayAddAndRemoveMonitors() {
    addUIInterruptionMonitor(withDescription: "outer") { [self] _ in
      let inner = addUIInterruptionMonitor(withDescription: "inner") { _ in true }
      removeUIInterruptionMonitor(inner)
      return true
    }
    XCTAssertTrue(InterruptionMonitors.handle(alert))
  }
}
