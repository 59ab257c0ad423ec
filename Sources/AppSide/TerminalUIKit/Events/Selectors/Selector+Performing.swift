import Foundation
import SystemShims

extension Selector {
  /// Returns whether an object has the method.
  func isImplemented(by target: Any) -> Bool { method?.isImplemented(by: target) ?? false }

  /// Calls the method of a target on this thread.
  ///
  /// A method of the main actor is called on the main queue, a little later, if this is another
  /// thread. A mistake is reported on standard error, and nothing is called.
  ///
  /// - Parameters:
  ///   - target: The object that has the method.
  ///   - arguments: The arguments; the method takes the first ones.
  /// - Returns: What the method returned, or `nil` if it wasn't called or is called later.
  @discardableResult
  func perform(on target: Any, with arguments: [Any?]) -> Any? {
    do {
      return try call(target, arguments)
    } catch let error as SelectorMisuse {
      RuntimeLog.write(error.message(self, target))
    } catch let error as SelectorArguments.Mismatch {
      RuntimeLog.write(error.message(self, target))
    } catch {
      RuntimeLog.write("'\(self)' was not called: \(error)")
    }
    return nil
  }

  private func call(_ target: Any, _ values: [Any?]) throws -> Any? {
    if isStandardEditAction, let responder = target as? UIResponder, MainQueue.isCurrent {
      let work = Unchecked((responder, values.first ?? nil))
      MainActor.assumeIsolated { work.value.0.performEditAction(self, sender: work.value.1) }
      return nil
    }
    guard let method else { throw SelectorMisuse.onlyName }
    guard method.isImplemented(by: target) else { throw SelectorMisuse.noMethod }
    switch method.call {
    case .anywhere(let body):
      var arguments = SelectorArguments(values)
      return try body(target, &arguments)
    case .onMainActor(let body):
      let work = Unchecked((target, values))
      if MainQueue.isCurrent {
        return try MainActor.assumeIsolated {
          var arguments = SelectorArguments(work.value.1)
          return Unchecked(try body(work.value.0, &arguments))
        }.value
      }
      DispatchQueue.main.async { perform(on: work.value.0, with: work.value.1) }
      return nil
    }
  }
}

/// A value that stays on its thread, or that is passed to another thread and no longer used here.
///
/// The compiler can't check either.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
