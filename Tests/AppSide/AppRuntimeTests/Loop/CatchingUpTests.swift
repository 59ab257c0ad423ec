import AppRuntime
import Dispatch
import XCTest

/// Events that occur while no request waits for an app, such as Dispatch timers.
///
/// These are XCTest tests because Swift Testing runs its tests on the main queue, which can't be
/// run from there.
final class CatchingUpTests: XCTestCase {
  @MainActor private var clock: AppClock { loop.clock }
  @MainActor private lazy var realTime = FakeRealTime()
  @MainActor private lazy var loop = EventLoop(
    clock: AppClock(mode: .virtual), watchesProcess: false
  ) { [realTime] in realTime.now }

  /// A real time long enough for an idle period to count.
  private let pause = Duration.milliseconds(120)

  @MainActor private func spendRealTime() { realTime.pass(pause) }

  @MainActor
  func testAnEventJustBeforeACallFindsTheClockAdvanced() {
    var order: [String] = []
    loop.beginIdling(hasOnlyLooked: false)
    loop.beforeSettling { order.append("begin") }
    for delay in [0.1, 0.05] {
      clock.schedule(after: delay, named: "due") { [clock] in order.append("\(clock.now)") }
    }
    clock.schedule(after: 3600, named: "not due") { order.append("not due") }
    spendRealTime()
    let come = expectation(description: "comes from outside")
    DispatchQueue.main.async {
      order.append("comes")
      come.fulfill()
    }
    loop.endIdling()
    XCTAssertEqual(order, ["begin", "0.05", "0.1"])
    XCTAssertEqual(clock.now, pause.seconds)
    loop.settle()
    XCTAssertEqual(order, ["begin", "0.05", "0.1", "begin", "comes"])
    wait(for: [come], timeout: 10)
  }

  @MainActor
  func testAnEventInRealTimeFindsTheClockUnchanged() {
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
    // As long as it takes: a busy machine may let Dispatch's timer come late.
    while order.count < 3, loop.clock.now < 60 { loop.pass(until: loop.clock.now + 0.25) }
    XCTAssertEqual(order, ["before", "comes", "after"])
  }

  @MainActor
  func testNothingCatchesUpWhileSomebodyWaits() {
    loop.beginIdling(hasOnlyLooked: false)
    loop.endIdling()
    spendRealTime()
    let come = expectation(description: "comes from outside")
    DispatchQueue.main.async { come.fulfill() }
    loop.endIdling()
    XCTAssertEqual(clock.now, 0)
    wait(for: [come], timeout: 10)
  }

  @MainActor
  func testACallWithoutAnEventFindsTheClockUnchanged() {
    loop.beginIdling(hasOnlyLooked: false)
    clock.schedule(after: 0.05, named: "due") {}
    spendRealTime()
    loop.endIdling()
    XCTAssertEqual(clock.now, 0)
  }
}
