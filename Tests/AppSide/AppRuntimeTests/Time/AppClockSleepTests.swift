import AppRuntime
import Foundation
import Testing

@MainActor
@Suite struct AppClockSleepTests {
  let clock = AppClock(mode: .virtual)

  @Test func `a sleeping task wakes at its moment of app time`() async throws {
    let task = Task { @MainActor in
      try await clock.sleep(for: 10)
      return clock.now
    }
    while clock.nextDeadline == nil { await Task.yield() }
    #expect(clock.nextDeadline == 10)
    clock.advance(to: 10)
    clock.runDueWork()
    #expect(try await task.value == 10)
  }

  @Test func `a cancelled task wakes at once with a CancellationError`() async {
    let task = Task { @MainActor in try await clock.sleep(for: 10) }
    while clock.nextDeadline == nil { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == 0)
  }

  @Test func `a task that is already cancelled does not sleep`() async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: 10)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
