import Foundation

/// Timers that call a method of a target, which they retain until they are invalidated.
extension Timer {
  /// Creates a timer that isn't scheduled (Foundation).
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls, or before the only one.
  ///   - aTarget: The target.
  ///   - aSelector: A method without parameters, or one that takes the timer.
  ///   - userInfo: Ignored, because Linux's timers have a `userInfo` that can't be set.
  ///   - yesOrNo: Whether the timer repeats.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = Unchecked(aTarget)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.perform(on: target.value, with: [timer])
    }
  }

  /// Creates a timer with a date that isn't scheduled (Foundation).
  ///
  /// - Parameters:
  ///   - date: The moment of the first call.
  ///   - ti: The seconds between two calls.
  ///   - t: The target.
  ///   - s: A method without parameters, or one that takes the timer.
  ///   - ui: Ignored, because Linux's timers have a `userInfo` that can't be set.
  ///   - rep: Whether the timer repeats.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let target = Unchecked(t)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      s.perform(on: target.value, with: [timer])
    }
  }

  /// Creates a timer and schedules it on the current run loop (Foundation).
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls, or before the only one.
  ///   - aTarget: The target.
  ///   - aSelector: A method without parameters, or one that takes the timer.
  ///   - userInfo: Ignored, because Linux's timers have a `userInfo` that can't be set.
  ///   - yesOrNo: Whether the timer repeats.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = Unchecked(aTarget)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.perform(on: target.value, with: [timer])
    }
  }
}
