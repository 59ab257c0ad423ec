import Foundation
import Synchronization
import Testing

@testable import AppDriving

/// The figures of the system.
///
/// Lengths of time are compared only where a slow machine makes them longer.
@Suite struct SystemSleepFiguresTests {
  private let figures = SystemSleepFigures()

  @Test func `a sleep is never measured too short, whatever other threads compute`() {
    let isOver = Atomic(false)
    let others = DispatchGroup()
    for _ in 0..<4 {
      others.enter()
      Thread.detachNewThread {
        while !isOver.load(ordering: .relaxed) {}
        others.leave()
      }
    }
    for _ in 0..<3 {
      var meter = SleepMeter(figures: figures)
      meter.begin()
      usleep(10_000)
      #expect(meter.slept >= .milliseconds(10))
    }
    isOver.store(true, ordering: .relaxed)
    others.wait()
  }

  @Test func `a thread that computes has run, and with it the process`() {
    let thread = figures.lookAtThread()
    let (use, computed) = (thread.use, figures.computedByProcess)
    // Each reading takes some computing time.
    for _ in 0..<1000 where thread.use.running == use.running {}
    #expect(thread.use.running > use.running)
    #expect(figures.computedByProcess > computed)
    #expect(thread.isOfThisThread)
  }

  @Test func `a thread is distinguished from another one`() {
    let thread = figures.lookAtThread()
    let isOfThisThread = Mutex(true)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      isOfThisThread.withLock { $0 = thread.isOfThisThread }
      done.signal()
    }
    done.wait()
    #expect(!isOfThisThread.withLock { $0 })
  }

  @Test func `a request counts for its thread and for the process`() {
    let before = figures.requestTime
    RequestTimer.counting { _ = usleep(1000) }
    let after = figures.requestTime
    #expect(after.thread - before.thread >= .milliseconds(1))
    #expect(after.process - before.process >= .milliseconds(1))
  }
}
