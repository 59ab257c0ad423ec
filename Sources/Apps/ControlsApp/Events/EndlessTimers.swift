import AppRuntime
import Foundation
import TerminalUIKit

/// Timers that are too many, or that never end.
enum EndlessWork: String, CaseIterable {
  /// A Foundation timer that repeats ten times a second.
  case repeating = "Repeating timer"
  /// A Foundation timer that sets another one with no delay.
  case zeroTimer = "Timer of 0 s"
  /// A Dispatch source that sets itself again with no delay.
  case zeroSource = "Source of 0 s"
  /// A Dispatch source that is due once, after two seconds.
  case slowSource = "Source of 2 s"
  /// A hundred thousand work items on the app's clock.
  case manyOnClock = "Much on the clock"
  /// A hundred thousand Dispatch timers.
  case manyOfDispatch = "Many timers"
  /// No work: reports the number of ticks so far.
  case count = "Count"
}

/// The timers that a screen has started.
@MainActor
final class EndlessTimers {
  private var sources: [any DispatchSourceTimer] = []
  private var count = 0

  /// Begins work, and reports its progress to a closure.
  func begin(_ work: EndlessWork, _ report: @escaping @MainActor (String) -> Void) {
    switch work {
    case .repeating:
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.count += 1 }
      }
    case .zeroTimer: beginTimer()
    case .zeroSource: beginSource(after: 0)
    case .slowSource: beginSource(after: 2)
    case .count: report("\(count) ticks")
    case .manyOnClock:
      for delay in Self.delays {
        UIApplication.shared.clock.schedule(after: delay, named: "one of many") { [weak self] in
          self?.countOne(report)
        }
      }
    case .manyOfDispatch:
      for delay in Self.delays {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
          self?.countOne(report)
        }
      }
    }
  }

  private func beginTimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.beginTimer()
      }
    }
  }

  private func beginSource(after seconds: TimeInterval) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        if seconds == 0 { self?.sources.first?.schedule(deadline: .now()) }
      }
    }
    source.schedule(deadline: .now() + seconds)
    source.activate()
    sources.append(source)
  }

  private func countOne(_ report: @MainActor (String) -> Void) {
    count += 1
    if count == Self.many { report("\(Self.many) are due") }
  }

  private static let many = 100_000
  /// A thousand different delays within half a minute, in no particular order.
  private static var delays: [TimeInterval] {
    (0..<many).map { number in TimeInterval(number * 7919 % 1000) * 0.03 }
  }
}
