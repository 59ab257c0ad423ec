import Foundation
import VirtualClock

extension Contract {
  /// Checks that an asynchronous sleep is over after thirty seconds and not before.
  @MainActor
  private static func expectSleep(
    _ what: String, _ body: @escaping @Sendable () async throws -> Void
  ) throws {
    try expect(virtual_clock_start(), "there is a virtual clock")
    let outcome = Outcome<Int64>()
    Task.detached {
      try await body()
      outcome.set(virtual_clock_now())
    }
    drive(to: 30 * second - second / 100)
    try expect(outcome.value, is: nil, "\(what), before its time")
    drive(to: 30 * second + second / 100)
    guard let moment = outcome.value else {
      throw Difference(description: "\(what) is not over at its time")
    }
    try expect(abs(moment - 30 * second) <= second / 100, "\(what) is over at its time")
  }

  static let concurrency = [
    Contract("Task.sleep lasts as long as it says") {
      try expectSleep("Task.sleep") { try await Task.sleep(for: .seconds(30)) }
    },
    Contract("Task.sleep with nanoseconds lasts as long as it says") {
      try expectSleep("Task.sleep") { try await Task.sleep(nanoseconds: 30_000_000_000) }
    },
    Contract("the continuous clock sleeps as long as it says") {
      try expectSleep("ContinuousClock") {
        try await ContinuousClock().sleep(until: .now + .seconds(30))
      }
    },
    Contract("the suspending clock sleeps as long as it says") {
      try expectSleep("SuspendingClock") {
        try await SuspendingClock().sleep(until: .now + .seconds(30))
      }
    },
    Contract("a task on the main actor sleeps as long as it says") {
      try expectSleep("Task.sleep") {
        try await Task { @MainActor in try await Task.sleep(for: .seconds(30)) }.value
      }
    },
    Contract("the task that sleeps less wins a race") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = Outcome<Int>()
      Task.detached {
        let winner = try await withThrowingTaskGroup(of: Int.self) { group in
          for seconds in [30, 10, 20] {
            group.addTask {
              try await Task.sleep(for: .seconds(seconds))
              return seconds
            }
          }
          defer { group.cancelAll() }
          return try await group.next() ?? 0
        }
        outcome.set(winner)
      }
      drive(to: 15 * second)
      try expect(outcome.value, is: 10, "the winner")
    },
  ]
}
