import AppRuntime
import Foundation

/// A page's clock as a follower of the adapter's.
///
/// When the page's next timer is due can't be known from outside, so a wait looks at the page after
/// every step: short ones at first, longer ones the longer nothing has happened.
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
    // A dialog stops the page's time, and a request waits for real time.
    guard tabs.active.dialog == nil else { return nil }
    return quietTime < Self.fineTime ? Self.fineStep : Self.coarseStep
  }

  /// The browser sends an event.
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

  /// The steps in seconds: three frames, then a quarter of a second, as long as anything is shown
  /// that is meant to be read.
  private static let fineStep = 0.05
  private static let coarseStep = 0.25
  /// For how long nothing has to happen before the steps become longer, in seconds.
  private static let fineTime = 2.0
}
