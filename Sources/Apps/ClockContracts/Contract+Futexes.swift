import Dispatch
import Foundation
import VirtualClock

#if arch(x86_64)
  private let futex = 202
#else
  private let futex = 98
#endif
private let (waitOperation, wakeOperation, bitsetWaitOperation) = (128, 129, 137)

private func wait(_ word: Fixed<UInt32>, _ operation: Int, until time: timespec) -> Int {
  withUnsafePointer(to: time) { time in
    systemCall(
      futex, Int(bitPattern: word.pointer), operation, 0, Int(bitPattern: time), 0,
      Int(UInt32.max)) == 0 ? 0 : Int(errno)
  }
}

extension Contract {
  static let futexes = [
    Contract("a wait for a futex ends when its time has come") {
      let word = Fixed<UInt32>(0)
      try expectEnd(result: Int(ETIMEDOUT), "FUTEX_WAIT") {
        wait(word, waitOperation, until: timespec(tv_sec: 30, tv_nsec: 0))
      }
    },
    Contract("a wait for a futex ends at its moment") {
      let word = Fixed<UInt32>(0)
      try expectEnd(result: Int(ETIMEDOUT), "FUTEX_WAIT_BITSET") {
        wait(word, bitsetWaitOperation, until: moment(in: 30, CLOCK_MONOTONIC))
      }
    },
    Contract("a wait for a futex ends when it is woken") {
      let word = Fixed<UInt32>(0)
      try expectEvent(result: 0, "FUTEX_WAIT") {
        wait(word, waitOperation, until: timespec(tv_sec: 30, tv_nsec: 0))
      } event: {
        _ = systemCall(futex, Int(bitPattern: word.pointer), wakeOperation, 1)
      }
    },
    Contract("a futex with another value is not waited for") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let word = Fixed<UInt32>(1)
      let outcome = onThread {
        wait(word, waitOperation, until: timespec(tv_sec: 30, tv_nsec: 0))
      }
      rest()
      try expect(outcome.value?.result, is: Int(EAGAIN), "the error")
    },
    Contract("a group of Dispatch ends when its time has come") {
      let group = DispatchGroup()
      group.enter()
      try expectEnd(result: 1, "wait(timeout:)") {
        group.wait(timeout: .now() + 30) == .timedOut ? 1 : 0
      }
    },
    Contract("a group of Dispatch ends when it is left") {
      let group = DispatchGroup()
      group.enter()
      try expectEvent(result: 0, "wait(timeout:)") {
        group.wait(timeout: .now() + 30) == .timedOut ? 1 : 0
      } event: {
        group.leave()
      }
    },
    Contract("a block of Dispatch is waited for until its time has come") {
      let item = DispatchWorkItem {}
      // Dispatch may be called from any thread.
      nonisolated(unsafe) let waited = item
      try expectEnd(result: 1, "wait(timeout:)") {
        waited.wait(timeout: .now() + 30) == .timedOut ? 1 : 0
      }
    },
  ]
}
