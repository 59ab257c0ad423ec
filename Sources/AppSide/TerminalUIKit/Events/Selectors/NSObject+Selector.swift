import AppRuntime
import Foundation
import SystemShims

/// Calls by selector.
extension NSObjectProtocol {
  /// Returns whether this object has the method of a selector (Foundation).
  ///
  /// A selector that is only a name has no method.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isImplemented(by: self) }

  /// Calls a method without parameters (Foundation).
  ///
  /// - Returns: What it returned, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.performForObject(on: self, with: [])
  }

  /// Calls a method with an argument (Foundation).
  ///
  /// - Returns: What it returned, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.performForObject(on: self, with: [object])
  }

  /// Calls a method with two arguments (Foundation).
  ///
  /// - Returns: What it returned, if that is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    aSelector.performForObject(on: self, with: [object1, object2])
  }
}

extension NSObject {
  /// Calls a method of this object, which is retained until then, after a delay (Foundation).
  ///
  /// - Parameters:
  ///   - aSelector: A method with one parameter or none.
  ///   - anArgument: The argument.
  ///   - delay: The delay in seconds, on the app's clock.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = Unchecked((self, anArgument))
    Self.onMainThread {
      UIApplication.shared.delayedCalls.add(
        call.value.0, aSelector, call.value.1, after: delay)
    }
  }

  /// Cancels the calls of a target that wait for their delay (Foundation).
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = Unchecked(aTarget)
    onMainThread { UIApplication.shared.delayedCalls.cancel(target.value as AnyObject) }
  }

  /// Cancels the calls of a target's method with an argument that wait for their delay (Foundation).
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let call = Unchecked((aTarget, anArgument))
    onMainThread {
      UIApplication.shared.delayedCalls.cancel(
        call.value.0 as AnyObject, aSelector, call.value.1)
    }
  }

  /// Runs a closure on the main thread: the app's clock belongs to it, as do most run loops that ever run.
  private class func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}

extension Selector {
  /// Performs the selector and returns the result as Foundation does.
  fileprivate func performForObject(on target: Any, with arguments: [Any?]) -> Unmanaged<AnyObject>?
  {
    guard let result = perform(on: target, with: arguments), type(of: result) is AnyClass else {
      return nil
    }
    // Like an autorelease pool: the object lives until the main queue's next turn.
    let object = Unchecked(result as AnyObject)
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object.value)
  }
}
