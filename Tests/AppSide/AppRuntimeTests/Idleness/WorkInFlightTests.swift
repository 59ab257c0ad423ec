import AppRuntime
import Foundation
import Testing

@Suite struct WorkInFlightTests {
  let work = WorkInFlight()

  @Test func `work is listed until it ends`() {
    #expect(work.isIdle)
    let first = work.begin("network", "waiting for GET /a")
    let second = work.begin("disk", "reading b")
    #expect(!work.isIdle)
    #expect(work.descriptions.map(\.sentence) == ["waiting for GET /a", "reading b"])
    first.end()
    #expect(work.descriptions.map(\.name) == ["disk"])
    first.end()
    second.end()
    #expect(work.isIdle)
  }

  @Test func `work ends with its last reference`() {
    _ = work.begin("network", "waiting")
    #expect(work.isIdle)
  }

  @Test func `work may begin and end on any thread`() {
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let activity = work.begin("thread", "\(number)")
      activity.end()
    }
    #expect(work.isIdle)
  }
}
