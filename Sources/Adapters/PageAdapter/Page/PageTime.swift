import AppRuntime
import Foundation

/// A page's clock, which follows the adapter's.
///
/// The page's next deadline isn't known outside the browser, so a wait checks the page after every step.
/// Steps are short at first, and become longer if nothing happens.
@MainActor
final class PageTime: FollowingClock {
  private let tabs: PageTabs
  private let onProblem: @MainActor (PageAdapterError) -> Void
  private var quietTime = 0.0
  private var seenChanges: UInt64 = 0

  init(tabs: PageTabs, onProblem: @escaping @MainActor (PageAdapterError) -> Void) {
    self.tabs = tabs
    self.onProblem = onProblem
  }

  var step: TimeInterval? {
    // A dialog stops the page's time.
    guard tabs.active.dialog == nil else { return nil }
    return quietTime < Self.fineTime ? Self.fineStep : Self.coarseStep
  }

  /// Always true, because the browser sends an event.
  let reportsRest = true

  func follow(by seconds: TimeInterval) {
    if tabs.changeCount != seenChanges { quietTime = 0 }
    seenChanges = tabs.changeCount
    quietTime += seconds
    do {
      try tabs.advance(by: seconds)
    } catch {
      onProblem(error)
    }
  }

  /// The steps, in seconds: three frames at first, then a quarter of a second, in which nothing that people
  /// are meant to read comes and goes.
  private static let fineStep = 0.05
  private static let coarseStep = 0.25
  /// The time without changes, in seconds, after which the steps become longer.
  private static let fineTime = 2.0
}
