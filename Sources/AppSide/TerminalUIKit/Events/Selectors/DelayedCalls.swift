import AppRuntime
import Foundation

/// The calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
final class DelayedCalls {
  /// A call, which retains its target and its argument until it happens.
  private final class Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  /// A call that may be cancelled.
  ///
  /// Only the scheduled work retains the call, because the work can go without running.
  private struct Entry {
    weak var call: Call?
    weak var work: ScheduledWork?
  }

  private var entries: [Int: Entry] = [:]
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
    let call = Call(target, selector, argument)
    let work = UIApplication.shared.clock.schedule(after: delay, named: "'\(selector)'") {
      [weak self] in
      self?.entries[number] = nil
      call.selector.perform(on: call.target, with: [call.argument])
    }
    entries[number] = Entry(call: call, work: work)
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
    for (number, entry) in entries {
      let call = entry.call
      if let call, !matches(call) { continue }
      entries[number] = nil
      entry.work?.cancel()
      // A target that goes here may cancel calls itself.
      withExtendedLifetime(call) {}
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let hashable = left as? AnyHashable { return hashable == right as? AnyHashable }
    return left as AnyObject === right as AnyObject
  }
}
