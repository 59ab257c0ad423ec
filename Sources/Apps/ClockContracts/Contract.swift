import Foundation

/// A property of the virtual clock that must hold.
struct Contract: Sendable {
  /// The name, as a sentence.
  let name: String
  /// Whether the contract holds only if Dispatch is linked dynamically.
  ///
  /// A Dispatch that is linked into the program uses one kernel timer for all its timers, including the one that
  /// watches its threads, and its calls can't be intercepted.
  let needsSharedDispatch: Bool
  /// Checks the contract in this process; throws a `Difference`.
  let check: @MainActor @Sendable () throws -> Void

  init(
    _ name: String, needsSharedDispatch: Bool = false,
    _ check: @MainActor @escaping @Sendable () throws -> Void
  ) {
    self.name = name
    self.needsSharedDispatch = needsSharedDispatch
    self.check = check
  }

  static let all =
    clocks + sleeps + descriptors + timerDescriptors + conditions + semaphores + futexes
    + signalTimers + processes + foundation + concurrency + order + driver + blocking + leaving
    + rests + takers + appClock + dispatchThreads + leaps + outside + busyMachine
}

/// The difference between what a contract requires and what was found.
struct Difference: Error, CustomStringConvertible {
  var description: String
}

/// Throws a difference unless two values are the same.
func expect<Value: Equatable>(
  _ value: @autoclosure () throws -> Value, is expected: Value, _ what: String
) throws {
  let value = try value()
  if value != expected {
    throw Difference(description: "\(what): \(value) instead of \(expected)")
  }
}

/// Throws a difference unless a condition holds.
func expect(_ holds: Bool, _ what: String) throws {
  if !holds { throw Difference(description: "\(what): does not hold") }
}
