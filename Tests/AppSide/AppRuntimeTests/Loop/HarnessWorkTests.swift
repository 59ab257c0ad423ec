import AppRuntime
import Foundation
import Synchronization
import XCTest

/// Work that an app does only because it is under test.
///
/// These are XCTest tests because Swift Testing runs its tests on the main queue, which can't be
/// run from there.
final class HarnessWorkTests: XCTestCase {
  @MainActor
  func testAppTimeStandsStillUntilTheWorkIsOver() {
    let loop = EventLoop(clock: AppClock(mode: .virtual), watchesProcess: false)
    let isOver = end(loop.work.beginHarnessWork("harness", "looking something up"))
    loop.pass(until: loop.clock.now + 0.02)
    XCTAssertTrue(isOver.isSet)
    XCTAssertTrue(loop.work.isIdle)
  }

  @MainActor
  func testOtherWorkTakesTheTimeThatItTakes() {
    let loop = EventLoop(clock: AppClock(mode: .virtual), watchesProcess: false)
    let activity = loop.work.begin("network", "waiting for an answer")
    loop.pass(until: loop.clock.now + 0.02)
    XCTAssertFalse(loop.work.isIdle)
    activity.end()
  }

  @MainActor
  func testWorkAtTheSameTimeIsCountedOnce() {
    let work = WorkInFlight()
    let (first, second) = (work.beginHarnessWork("a", "a"), work.beginHarnessWork("b", "b"))
    let moment = work.realTime
    first.end()
    XCTAssertEqual(work.realTime, moment)
    second.end()
    second.end()
    XCTAssertGreaterThan(work.realTime, moment)
  }

  /// Ends an activity after a while.
  private func end(_ activity: WorkInFlight.Activity) -> Flag {
    let isOver = Flag()
    Thread.detachNewThread {
      usleep(200_000)
      isOver.set()
      activity.end()
    }
    return isOver
  }
}

/// A flag that any thread can set.
private final class Flag: Sendable {
  private let state = Mutex(false)

  var isSet: Bool { state.withLock { $0 } }

  func set() { state.withLock { $0 = true } }
}
