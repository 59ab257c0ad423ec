import Foundation
import Testing

@testable import AppRuntime

@Suite struct RealActivityTests {
  @Test(arguments: [
    (RealActivity(isUnderWay: false), false, false),
    (RealActivity(isUnderWay: true), true, true),
    (RealActivity(isUnderWay: false, hasSleepers: true), true, true),
    // Due before the deadline, and after it: without a deadline the timer must come closer.
    (RealActivity(isUnderWay: false, next: 3), true, true),
    (RealActivity(isUnderWay: false, next: 30), false, true),
    (RealActivity(isUnderWay: false, mayHaveTimers: true), false, true),
  ])
  func `says whether real time has to pass`(
    activity: RealActivity, beforeDeadline: Bool, withoutDeadline: Bool
  ) {
    #expect(activity.needsRealTime(from: 1, to: 5, or: 10) == beforeDeadline)
    #expect(activity.needsRealTime(from: 1, to: nil, or: 10) == withoutDeadline)
  }
}
