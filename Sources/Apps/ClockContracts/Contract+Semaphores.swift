import Foundation
import VirtualClock

private func semaphore(_ value: UInt32 = 0) -> Fixed<sem_t> {
  let semaphore = Fixed(sem_t())
  sem_init(semaphore.pointer, 0, value)
  return semaphore
}

private func wait(_ semaphore: Fixed<sem_t>, seconds: Int = 30) -> Int {
  var time = moment(in: seconds, CLOCK_REALTIME)
  return sem_timedwait(semaphore.pointer, &time) == 0 ? 0 : Int(errno)
}

extension Contract {
  static let semaphores = [
    Contract("a wait for a semaphore ends when its time has come") {
      let semaphore = semaphore()
      try expectEnd(result: Int(ETIMEDOUT), "sem_timedwait") { wait(semaphore) }
    },
    Contract("a wait for a semaphore can use any clock") {
      let semaphore = semaphore()
      try expectEnd(result: Int(ETIMEDOUT), "sem_clockwait") {
        var time = moment(in: 30, CLOCK_MONOTONIC)
        return sem_clockwait(semaphore.pointer, CLOCK_MONOTONIC, &time) == 0 ? 0 : Int(errno)
      }
    },
    Contract("a post ends a wait for a semaphore") {
      let semaphore = semaphore()
      try expectEvent(result: 0, "sem_timedwait") {
        wait(semaphore)
      } event: {
        sem_post(semaphore.pointer)
      }
    },
    Contract("a semaphore that is free is taken at once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = semaphore(1)
      try expect(wait(semaphore), is: 0, "the wait")
      var value: Int32 = -1
      sem_getvalue(semaphore.pointer, &value)
      try expect(value, is: 0, "the value")
    },
    Contract("each of many posts is taken exactly once") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let semaphore = semaphore()
      let outcomes = (0..<20).map { _ in
        onThread { (0..<500).reduce(0) { sum, _ in sum + (wait(semaphore) == 0 ? 1 : 0) } }
      }
      let posts = (0..<4).map { _ in
        onThread {
          for _ in 0..<2500 { sem_post(semaphore.pointer) }
          return 2500
        }
      }
      rest()
      try expect(posts.compactMap(\.value?.result).reduce(0, +), is: 10_000, "posts")
      try expect(outcomes.compactMap(\.value?.result).reduce(0, +), is: 10_000, "waits")
      var value: Int32 = -1
      sem_getvalue(semaphore.pointer, &value)
      try expect(value, is: 0, "the value")
    },
    Contract("a semaphore of Dispatch ends when its time has come") {
      let semaphore = DispatchSemaphore(value: 0)
      try expectEnd(result: 1, "wait(timeout:)") {
        semaphore.wait(timeout: .now() + 30) == .timedOut ? 1 : 0
      }
    },
    Contract("a semaphore of Dispatch with a date ends when its time has come") {
      let semaphore = DispatchSemaphore(value: 0)
      try expectEnd(result: 1, "wait(wallTimeout:)") {
        semaphore.wait(wallTimeout: .now() + 30) == .timedOut ? 1 : 0
      }
    },
    Contract("a semaphore of Dispatch ends when it is signalled") {
      let semaphore = DispatchSemaphore(value: 0)
      try expectEvent(result: 0, "wait(timeout:)") {
        semaphore.wait(timeout: .now() + 30) == .timedOut ? 1 : 0
      } event: {
        semaphore.signal()
      }
    },
    Contract("idle threads of Dispatch have no deadline") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      DispatchQueue.global().async {}
      rest()
      try expect(virtual_clock_sleeper_count(), is: 0, "sleepers")
    },
  ]
}
