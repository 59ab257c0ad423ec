import Foundation
import Testing

@testable import AppDriving

@Suite struct `The end of a process` {
  @Test(arguments: [
    (ProcessEnd.exited(status: 0), "exited with status 0", false),
    (.exited(status: 3), "exited with status 3", false),
    (.signalled(SIGTERM), "was ended by SIGTERM", false),
    (.signalled(SIGKILL), "was ended by SIGKILL (from outside, or the memory ran out)", false),
    (
      .signalled(SIGSEGV), "was ended by SIGSEGV (it used memory that is not its own)", true
    ),
    (
      .signalled(SIGILL),
      "was ended by SIGILL (a Swift runtime check failed, such as a nil that was unwrapped)", true
    ),
    (.signalled(40), "was ended by signal 40", true),
  ]) func `is described in words`(end: ProcessEnd, text: String, isCrash: Bool) {
    #expect(end.text == text)
    #expect(end.isCrash == isCrash)
  }

  @Test func `opens a latch once, for all waiting threads`() {
    let latch = ExitLatch()
    #expect(latch.wait(upTo: .zero) == nil)
    latch.open(.exited(status: 4))
    latch.open(.signalled(SIGKILL))
    #expect(latch.wait(upTo: .seconds(60)) == .exited(status: 4))
    #expect(latch.value == .exited(status: 4))
  }

  @Test func `is awaited up to a limit of any length`() {
    let latch = ExitLatch()
    DispatchQueue.global().async { latch.open(.exited(status: 0)) }
    #expect(latch.wait(upTo: .seconds(Int64.max / 2)) == .exited(status: 0))
  }
}
