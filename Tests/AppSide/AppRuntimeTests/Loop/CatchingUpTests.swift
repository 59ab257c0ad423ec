import AppRuntime
import Dispatch
import XCTest

/// Events that occur while nobody waits for an app, such as Dispatch timers.
///
/// These are XCTest tests because Swift Testing runs its tests on the main queue, which can't be
/// run from there.
final class CatchingUpTests: XCTestCase {
  @MainActor private var clock: AppClock { loop.clock }
  @MainActor private lazy var loop = EventLoop(
    clock: AppClock(mode: .virtual), watchesProcess: false)

  /// Spends the real time for which an app must be left alone for the period to count.
  private func leaveAlone() { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.12) }

  @MainActor
  func testWhatComesJustBeforeAQuestionFindsTheClockWhereItWouldBe() {
    var order: [String] = []
    loop.beginIdling(hasOnlyLooked: false)
    loop.beforeSettling { order.append("begin") }
    for delay in [0.1, 0.05] {
      clock.schedule(after: delay, named: "due") { [clock] in order.append("\(clock.now)") }
    }
    clock.schedule(after: 3600, named: "not due") { order.append("not due") }
    leaveAlone()
    let come = expectation(description: "comes by itself")
    DispatchQueue.main.async {
      order.append("comes")
      come.fulfill()
    }
    loop.endIdling()
    XCTAssertEqual(order, ["begin", "0.05", "0.1"])
    XCTAssert(clock.now >= 0.12 && clock.now < 3600)
    loop.settle()
    XCTAssertEqual(order, ["begin", "0.05", "0.1", "begin", "comes"])
    wait(for: [come], timeout: 10)
  }

  @MainActor
  func testWhatComesWhileTimeIsRealFindsTheClockWhereItIs() {
    let loop = EventLoop(clock: AppClock(mode: .virtual))
    var order: [String] = []
    loop.clock.schedule(after: 0.05, named: "before it") {
      order.append("before")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        order.append("comes")
        XCTAssertGreaterThan(loop.clock.now, 0.05)
        loop.clock.schedule(after: 0.1, named: "after it") { order.append("after") }
      }
    }
    loop.pass(until: 5)
    XCTAssertEqual(order, ["before", "comes", "after"])
  }

  @MainActor
  func testNothingIsCaughtUpWithOnceSomebodyWaits() {
    loop.beginIdling(hasOnlyLooked: false)
    loop.endIdling()
    leaveAlone()
    let come = expectation(description: "comes by itself")
    DispatchQueue.main.async { come.fulfill() }
    loop.endIdling()
    XCTAssertEqual(clock.now, 0)
    wait(for: [come], timeout: 10)
  }

  @MainActor
  func testAQuestionBeforeWhichNothingCameFindsTheClockAsItWas() {
    loop.beginIdling(hasOnlyLooked: false)
    clock.schedule(after: 0.05, named: "due") {}
    leaveAlone()
    loop.endIdling()
    XCTAssertEqual(clock.now, 0)
  }
}
