import Synchronization
import Testing

@testable import AppRuntime

@MainActor @Suite struct SwiftClockTests {
  private let clock = AppClock(mode: .virtual)

  /// Sleeps on any clock, as generic code does.
  private nonisolated static func sleep<C: Clock<Duration>>(
    _ duration: Duration, on clock: C
  ) async throws {
    try await clock.sleep(for: duration)
  }

  @Test func `shows the app's time on any thread`() async {
    clock.advance(to: 12.5)
    let shown = clock.swiftClock
    let time = await Task.detached { shown.now.time }.value
    #expect(time == .seconds(12.5))
  }

  @Test func `a sleep is work on the app's clock`() async throws {
    let shown = clock.swiftClock
    let isOver = Mutex(false)
    let task = Task {
      try await Self.sleep(.seconds(30), on: shown)
      isOver.withLock { $0 = true }
    }
    while clock.pendingWork.isEmpty { await Task.yield() }
    #expect(clock.nextDeadline == 30)
    clock.advance(to: 30)
    #expect(!isOver.withLock { $0 })
    clock.runDueWork()
    try await task.value
    #expect(isOver.withLock { $0 })
  }

  @Test func `a sleep until a moment in the past doesn't wait`() async throws {
    clock.advance(to: 10)
    let shown = clock.swiftClock
    try await shown.sleep(until: shown.now.advanced(by: .seconds(-1)))
    #expect(clock.pendingWork.isEmpty)
  }

  @Test func `a sleep ends when its task is cancelled`() async {
    let shown = clock.swiftClock
    let task = Task { try await Self.sleep(.seconds(30), on: shown) }
    while clock.pendingWork.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a real clock advances on its own`() {
    let shown = AppClock(mode: .real).swiftClock
    let start = shown.now
    while shown.now == start {}
    #expect(start < shown.now)
  }
}
