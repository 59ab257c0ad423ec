import AppRuntime
import Foundation

/// The calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
final class DelayedCalls {
  private struct Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let work: ScheduledWork
  }

  private var calls: [Int: Call] = [:]
  private var lastNumber = 0

  /// Schedules a call.
  ///
  /// - Parameters:
  ///   - target: The object, retained until the call.
  ///   - selector: Its method.
  ///   - argument: The argument.
  ///   - delay: The delay in seconds of app time.
  func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    lastNumber += 1
    let number = lastNumber
    let work = UIApplication.shared.clock.schedule(after: delay, named: "'\(selector)'") {
      [weak self] in
      self?.calls[number] = nil
      selector.perform(on: target, with: [argument])
    }
    calls[number] = Call(target: target, selector: selector, argument: argument, work: work)
  }

  /// Cancels all calls of a target.
  func cancel(_ target: AnyObject) { cancel { $0.target === target } }

  /// Cancels the calls of a target's method with an equal argument.
  func cancel(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    cancel {
      $0.target === target && $0.selector == selector && Self.areEqual($0.argument, argument)
    }
  }

  private func cancel(where matches: (Call) -> Bool) {
    for (number, call) in calls where matches(call) {
      call.work.cancel()
      calls[number] = nil
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let hashable = left as? AnyHashable { return hashable == right as? AnyHashable }
    return left as AnyObject === right as AnyObject
  }
}
