import CDispatch
import Dispatch
import Foundation
import Synchronization
import VirtualClock

/// The context to which a signal handler jumps, with its stack.
private nonisolated(unsafe) let wayOut = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
/// The closure that runs after a handler has left a wait.
private let afterwards = Mutex<(@Sendable () -> Void)?>(nil)

extension Contract {
  /// Checks that a thread can be cancelled while it waits, and that the clock then forgets it.
  @MainActor
  private static func expectCancellation(
    _ what: String, _ wait: @escaping @Sendable () -> Void
  ) throws {
    try expect(virtual_clock_start(), "there is a virtual clock")
    let isOver = Outcome<Bool>()
    let thread = try start {
      wait()
      isOver.set(true)
      return nil
    }
    rest()
    try expect(virtual_clock_sleeper_count(), is: 1, "\(what): sleepers")
    pthread_cancel(thread)
    var result: UnsafeMutableRawPointer?
    try expect(pthread_join(thread, &result), is: 0, "\(what): pthread_join")
    try expect(Int(bitPattern: result), is: -1, "\(what): cancelled")
    try expect(isOver.value, is: nil, "\(what): what comes after the wait")
    try expect(virtual_clock_sleeper_count(), is: 0, "\(what): sleepers afterwards")
    try expect(virtual_clock_now() < second, "\(what): the moment")
  }

  /// Makes a signal handler leave a wait of another thread for good, then runs a closure on that thread.
  ///
  /// It jumps as `siglongjmp` does. Swift can't call `sigsetjmp`, which returns twice. The closure runs on a
  /// stack above the abandoned one, as after a jump.
  private static func leave(
    _ wait: @escaping @Sendable () -> Void, then body: @escaping @Sendable () -> Void
  ) throws {
    afterwards.withLock { $0 = body }
    let size = 1 << 20
    let stack = UnsafeMutableRawPointer.allocate(byteCount: 2 * size, alignment: 1 << 16)
    getcontext(wayOut)
    wayOut.pointee.uc_stack.ss_sp = stack + size
    wayOut.pointee.uc_stack.ss_size = size
    wayOut.pointee.uc_link = nil
    makecontext(
      wayOut,
      {
        afterwards.withLock { $0 }?(); pthread_exit(nil)
      }, 0)
    signal(SIGUSR1) { _ in setcontext(wayOut) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstack(&attributes, stack, size)
    var thread = pthread_t()
    waits.withLock { $0 = wait }
    let error = pthread_create(
      &thread, &attributes,
      { _ in
        waits.withLock { $0 }?(); return nil
      }, nil)
    try expect(error, is: 0, "a thread")
    _ = virtual_clock_wait_until_at_rest(second)
    try expect(virtual_clock_sleeper_count(), is: 1, "sleepers")
    pthread_kill(thread, SIGUSR1)
    _ = virtual_clock_wait_until_at_rest(second)
  }

  static let leaving = [
    Contract("a sleep can be cancelled") { try expectCancellation("sleep") { sleep(30) } },
    Contract("a wait for descriptors can be cancelled") {
      try expectCancellation("poll") { poll(nil, 0, 30_000) }
      try expectCancellation("select") {
        var time = timeval(tv_sec: 30, tv_usec: 0)
        select(0, nil, nil, nil, &time)
      }
    },
    Contract("a wait for a semaphore can be cancelled") {
      let semaphore = Fixed(sem_t())
      sem_init(semaphore.pointer, 0, 0)
      try expectCancellation("sem_timedwait") {
        var time = moment(in: 30, CLOCK_REALTIME)
        sem_timedwait(semaphore.pointer, &time)
      }
    },
    Contract("a wait for a condition can be cancelled") {
      let condition = Fixed(pthread_cond_t())
      let mutex = Fixed(pthread_mutex_t())
      pthread_cond_init(condition.pointer, nil)
      pthread_mutex_init(mutex.pointer, nil)
      try expectCancellation("pthread_cond_timedwait") {
        pthread_mutex_lock(mutex.pointer)
        var time = moment(in: 30, CLOCK_REALTIME)
        pthread_cond_timedwait(condition.pointer, mutex.pointer, &time)
      }
      // The cancelled thread holds the mutex, as with libc's own function.
      try expect(pthread_mutex_trylock(mutex.pointer), is: EBUSY, "the mutex")
    },
    Contract("a thread that cannot be cancelled keeps sleeping") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let thread = try start {
        pthread_setcancelstate(Int32(PTHREAD_CANCEL_DISABLE), nil)
        sleep(30)
        return UnsafeMutableRawPointer(bitPattern: 5)
      }
      rest()
      pthread_cancel(thread)
      rest()
      try expect(virtual_clock_sleeper_count(), is: 1, "sleepers")
      drive(to: 30 * second)
      var result: UnsafeMutableRawPointer?
      pthread_join(thread, &result)
      try expect(Int(bitPattern: result), is: 5, "the result")
    },
    Contract("a signal handler may leave a sleep for good") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let isOver = Outcome<Int64>()
      try leave {
        sleep(30)
      } then: {
        sleep(10)
        isOver.set(virtual_clock_now())
      }
      try expect(virtual_clock_next_deadline(), is: 10 * second, "the next deadline")
      try expect(virtual_clock_sleeper_count(), is: 1, "sleepers")
      drive(to: 10 * second)
      try expect(isOver.value, is: 10 * second, "the sleep after it")
      // The thread has ended.
      try expect(virtual_clock_sleeper_count(), is: 0, "sleepers afterwards")
    },
    Contract("a signal handler may leave a wait for descriptors and end the thread") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      try leave {
        poll(nil, 0, 30_000)
      } then: {
      }
      try expect(virtual_clock_sleeper_count(), is: 0, "sleepers")
      let milliseconds = realMilliseconds { drive(to: 60 * second) }
      try expect(milliseconds < 5000, "\(milliseconds) ms of real time")
    },
    Contract("a signal handler may sleep while its thread sleeps") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      signal(SIGUSR1, sleepInHandler)
      let thread = Outcome<pthread_t>()
      let outcome = onThread {
        thread.set(pthread_self())
        return poll(nil, 0, 30_000) == -1 ? 1 : 0
      }
      rest()
      if let thread = thread.value { pthread_kill(thread, SIGUSR1) }
      rest()
      try expect(virtual_clock_sleeper_count(), is: 2, "sleepers")
      drive(to: 10 * second)
      try expect(outcome.value, is: Ending(moment: 10 * second, result: 1), "the poll")
      try expect(virtual_clock_sleeper_count(), is: 0, "sleepers afterwards")
    },
  ]
}

private func sleepInHandler(_ signal: Int32) { sleep(10) }

/// The wait that a signal handler leaves.
private let waits = Mutex<(@Sendable () -> Void)?>(nil)

@_silgen_name("getcontext")
@discardableResult
private func getcontext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

@_silgen_name("setcontext")
@discardableResult
private func setcontext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

@_silgen_name("makecontext")
private func makecontext(
  _ context: UnsafeMutablePointer<ucontext_t>, _ body: @convention(c) () -> Void, _ count: Int32)
