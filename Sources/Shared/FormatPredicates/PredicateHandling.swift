import AutomationProtocol
import Foundation
import Synchronization

/// What a process does with predicates: in a test elements are asked, and errors fail the test.
package protocol PredicateHandling: Sendable {
  /// Makes a predicate; one that is always false if that throws, after the error was reported.
  func making(
    _ body: () throws(ElementPredicateError) -> ElementPredicate
  ) -> ElementPredicate

  /// Evaluates a predicate; false if that isn't possible, after the error was reported.
  func evaluate(
    _ predicate: ElementPredicate, on object: Any?, _ variables: [String: Any]?
  ) -> Bool
}

/// The handler of this process.
package enum PredicateHandlers {
  private static let handler = Mutex<any PredicateHandling>(ObjectPredicates())

  /// The handler that is asked.
  package static var current: any PredicateHandling { handler.withLock { $0 } }

  /// Replaces the handler of an app by that of a test.
  package static func set(_ new: any PredicateHandling) { handler.withLock { $0 = new } }
}

/// The handler of an app: predicates are about its own objects, and errors are lines of its log.
struct ObjectPredicates: PredicateHandling {
  func making(
    _ body: () throws(ElementPredicateError) -> ElementPredicate
  ) -> ElementPredicate {
    do {
      return try body()
    } catch {
      report(error)
      return .value(false)
    }
  }

  func evaluate(
    _ predicate: ElementPredicate, on object: Any?, _ variables: [String: Any]?
  ) -> Bool {
    do {
      return try predicate.bound(to: variables).evaluate(onObject: object)
    } catch {
      report(error)
      return false
    }
  }

  /// Foundation on Apple's platforms ends the app; here the predicate is false.
  private func report(_ error: any Error) {
    // A closed standard error must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data("NSPredicate: \(error)\n".utf8))
  }
}

extension ElementPredicate {
  /// Replaces the variables of a predicate by values.
  package func bound(to variables: [String: Any]?) throws(ElementPredicateError) -> Self {
    try substituting((variables ?? [:]).mapValues { PredicateArgument($0) })
  }

  /// Evaluates the predicate on any object, as key-value coding would: a string, a number, a
  /// collection, or an object with stored properties.
  package func evaluate(onObject object: Any?) throws -> Bool {
    try evaluate(on: ObjectProjection(self).value(of: object))
  }
}
