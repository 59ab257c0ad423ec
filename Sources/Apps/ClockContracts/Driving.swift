import Dispatch
import Foundation
import Synchronization
import VirtualClock

/// A second on the virtual clock.
let second: Int64 = 1_000_000_000

/// The outcome of work on another thread, once there is one.
final class Outcome<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  var value: Value? { state.withLock { $0 } }

  func set(_ value: Value) { state.withLock { $0 = value } }

  func change(_ body: @Sendable (inout Value?) -> Void) { state.withLock { body(&$0) } }
}

/// A flag that threads can read and set without waiting for each other.
final class SharedFlag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}

/// The virtual time at which something ended, and its result.
struct Ending: Equatable, Sendable {
  var moment: Int64
  var result: Int
}

/// Runs a closure on a new thread, and records its result and when it ended.
func onThread(
  named name: String = "contract", _ body: @escaping @Sendable () -> Int
) -> Outcome<Ending> {
  let outcome = Outcome<Ending>()
  let thread = Thread {
    pthread_setname_np(pthread_self(), name)
    let result = body()
    outcome.set(Ending(moment: virtual_clock_now(), result: result))
  }
  thread.start()
  return outcome
}

/// Waits until the process is at rest, including its main queue and Foundation's timers.
@MainActor
func rest() {
  repeat {
    _ = virtual_clock_wait_until_taken(second)
    _ = virtual_clock_wait_until_at_rest(second)
    _ = RunLoop.main.limitDate(forMode: .default)
  } while !virtual_clock_wait_until_at_rest(second)
}

/// Advances from deadline to deadline, at rest in between, until a moment.
@MainActor
func drive(to moment: Int64, until isOver: () -> Bool = { false }) {
  rest()
  while !isOver(), virtual_clock_next_deadline() <= moment {
    _ = virtual_clock_advance(moment)
    rest()
  }
  if !isOver() { _ = virtual_clock_advance(moment) }
}

/// Whether Dispatch is a shared library; otherwise its functions can't be interposed.
var isDispatchShared: Bool { dlsym(nil, "dispatch_main") != nil }

/// Checks that a wait on another thread ends after thirty seconds, not before, and with a certain result.
@MainActor
func expectEnd(
  after seconds: Int64 = 30, result: Int, _ what: String, _ body: @escaping @Sendable () -> Int
) throws {
  try expect(virtual_clock_start(), "there is a virtual clock")
  let start = virtual_clock_now()
  let outcome = onThread(body)
  drive(to: start + seconds * second - 1)
  try expect(outcome.value, is: nil, "\(what), just before its time")
  drive(to: start + seconds * second)
  try expect(
    outcome.value, is: Ending(moment: start + seconds * second, result: result), what)
}

/// Checks that an event after three seconds ends a wait of thirty.
@MainActor
func expectEvent(
  result: Int, _ what: String, _ body: @escaping @Sendable () -> Int,
  event: @escaping () -> Void
) throws {
  try expect(virtual_clock_start(), "there is a virtual clock")
  let start = virtual_clock_now()
  let outcome = onThread(body)
  drive(to: start + 3 * second)
  try expect(outcome.value, is: nil, "\(what), before the event")
  event()
  rest()
  try expect(outcome.value, is: Ending(moment: start + 3 * second, result: result), what)
  try expect(virtual_clock_sleeper_count(), is: 0, "sleepers afterwards")
}

/// Lets a number of milliseconds of real time pass.
func passRealTime(milliseconds: UInt32) {
  let before = virtual_clock_use_real_time(true)
  usleep(milliseconds * 1000)
  _ = virtual_clock_use_real_time(before)
}

/// Returns the real time that a closure takes, in milliseconds.
func realMilliseconds(_ body: () throws -> Void) rethrows -> Int64 {
  let start = virtual_clock_real_now()
  try body()
  return (virtual_clock_real_now() - start) / 1_000_000
}

func nanoseconds(_ clock: Int32) -> Int64 {
  var time = timespec()
  clock_gettime(clockid_t(clock), &time)
  return Int64(time.tv_sec) * second + Int64(time.tv_nsec)
}

/// Returns the moment a number of seconds from now on a clock.
func moment(in seconds: Int, _ clock: Int32) -> timespec {
  var time = timespec()
  clock_gettime(clockid_t(clock), &time)
  time.tv_sec += seconds
  return time
}

/// A variable at a fixed address, for C functions that several threads call.
final class Fixed<Value>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }
}
