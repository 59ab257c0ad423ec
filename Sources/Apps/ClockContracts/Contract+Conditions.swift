import Foundation
import VirtualClock

/// A condition, its mutex, and whether the condition is met.
private final class Condition: Sendable {
  let condition = Fixed(pthread_cond_t())
  let mutex = Fixed(pthread_mutex_t())
  let isFulfilled = Fixed(false)

  init(_ clock: Int32 = CLOCK_REALTIME) {
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, clockid_t(clock))
    pthread_cond_init(condition.pointer, &attributes)
    pthread_mutex_init(mutex.pointer, nil)
  }

  func fulfil() {
    pthread_mutex_lock(mutex.pointer)
    isFulfilled.pointer.pointee = true
    pthread_cond_signal(condition.pointer)
    pthread_mutex_unlock(mutex.pointer)
  }

  /// Waits in a loop, because a wait for a condition may end early.
  func wait(
    _ wait: (UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>) -> Int32
  )
    -> Int
  {
    pthread_mutex_lock(mutex.pointer)
    defer { pthread_mutex_unlock(mutex.pointer) }
    var error: Int32 = 0
    while !isFulfilled.pointer.pointee, error == 0 {
      error = wait(condition.pointer, mutex.pointer)
    }
    return Int(error)
  }
}

private func timedWait(_ condition: Condition, _ clock: Int32) -> Int {
  var time = moment(in: 30, clock)
  return condition.wait { pthread_cond_timedwait($0, $1, &time) }
}

private func clockWait(_ condition: Condition, _ clock: Int32) -> Int {
  var time = moment(in: 30, clock)
  return condition.wait { pthread_cond_clockwait($0, $1, clock, &time) }
}

extension Contract {
  static let conditions = [
    Contract("a wait for a condition ends when its time has come") {
      let condition = Condition()
      try expectEnd(result: Int(ETIMEDOUT), "timedwait") { timedWait(condition, CLOCK_REALTIME) }
    },
    Contract("a condition can use the monotonic clock") {
      let condition = Condition(CLOCK_MONOTONIC)
      try expectEnd(result: Int(ETIMEDOUT), "timedwait") { timedWait(condition, CLOCK_MONOTONIC) }
    },
    Contract("a wait for a condition can use any clock") {
      let condition = Condition()
      try expectEnd(result: Int(ETIMEDOUT), "clockwait") { clockWait(condition, CLOCK_MONOTONIC) }
    },
    Contract("a signal ends a wait for a condition") {
      let condition = Condition()
      try expectEvent(result: 0, "timedwait") {
        timedWait(condition, CLOCK_REALTIME)
      } event: {
        condition.fulfil()
      }
    },
    Contract("a wait for a condition ends when it gets the mutex back") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let condition = Condition()
      let outcome = onThread { timedWait(condition, CLOCK_REALTIME) }
      rest()
      pthread_mutex_lock(condition.mutex.pointer)
      try expect(virtual_clock_advance(30 * second), is: 30 * second, "the moment reached")
      passRealTime(milliseconds: 20)
      try expect(outcome.value, is: nil, "while another has the mutex")
      pthread_mutex_unlock(condition.mutex.pointer)
      // The thread that ends the wait uses real time, so the process may be at rest before it does.
      while outcome.value == nil { rest() }
      try expect(
        outcome.value, is: Ending(moment: 30 * second, result: Int(ETIMEDOUT)), "afterwards")
    },
    Contract("waits for one condition end each at its time") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let condition = Condition()
      let outcomes = (1...20).map { number in
        onThread {
          var time = moment(in: number, CLOCK_REALTIME)
          return condition.wait { pthread_cond_timedwait($0, $1, &time) }
        }
      }
      drive(to: 20 * second)
      for (number, outcome) in outcomes.enumerated() {
        let ending = Ending(moment: Int64(number + 1) * second, result: Int(ETIMEDOUT))
        try expect(outcome.value, is: ending, "wait \(number)")
      }
    },
    Contract("a condition is signalled and timed out ten thousand times") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let condition = Condition()
      let outcome = onThread {
        for number in 0..<10_000 {
          var time = moment(in: 1, CLOCK_REALTIME)
          pthread_mutex_lock(condition.mutex.pointer)
          let error = pthread_cond_timedwait(
            condition.condition.pointer, condition.mutex.pointer, &time)
          pthread_mutex_unlock(condition.mutex.pointer)
          if error != 0, error != ETIMEDOUT { return number }
        }
        return -1
      }
      while outcome.value == nil {
        _ = virtual_clock_advance(virtual_clock_now() + second)
        pthread_cond_signal(condition.condition.pointer)
        // The other thread may share this processor.
        sched_yield()
      }
      try expect(outcome.value?.result, is: -1, "the wait that failed")
    },
    Contract("a wait for a mutex ends when its time has come") {
      let mutex = Fixed(pthread_mutex_t())
      pthread_mutex_lock(mutex.pointer)
      try expectEnd(result: Int(ETIMEDOUT), "timedlock") {
        var time = moment(in: 30, CLOCK_REALTIME)
        return Int(pthread_mutex_timedlock(mutex.pointer, &time))
      }
    },
    Contract("a wait for a mutex ends with the mutex") {
      let mutex = Fixed(pthread_mutex_t())
      pthread_mutex_lock(mutex.pointer)
      try expectEvent(result: 0, "timedlock") {
        var time = moment(in: 30, CLOCK_REALTIME)
        return Int(pthread_mutex_timedlock(mutex.pointer, &time))
      } event: {
        pthread_mutex_unlock(mutex.pointer)
        passRealTime(milliseconds: 20)
      }
    },
  ]
}
