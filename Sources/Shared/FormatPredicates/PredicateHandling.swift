import AutomationProtocol
import Foundation
import Synchronization

/// A process's handler of predicates: in a test, it evaluates them on elements, and errors fail the test.
package protocol PredicateHandling: Sendable {
  /// Makes a predicate; after an error, which is reported, the predicate is always false.
  func making(
    _ body: () throws(ElementPredicateError) -> ElementPredicate
  ) -> ElementPredicate

  /// Evaluates a predicate; returns false after an error, which is reported.
  func evaluate(
    _ predicate: ElementPredicate, on object: Any?, _ variables: [String: Any]?
  ) -> Bool
}

/// The handler of this process.
package enum PredicateHandlers {
  private static let handler = Mutex<any PredicateHandling>(ObjectPredicates())

  /// The current handler.
  package static var current: any PredicateHandling { handler.withLock { $0 } }

  /// Replaces an app's handler by a test's.
  package static func set(_ new: any PredicateHandling) { handler.withLock { $0 = new } }
}

/// The handler of an app, which evaluates predicates on the app's objects and logs errors.
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

  /// Logs an error, for which Foundation on Apple's platforms would end the app.
  private func report(_ error: any Error) {
    // A closed standard error must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data("NSPredicate: \(error)\n".utf8))
  }
}

extension ElementPredicate {
  /// Replaces the variables of a predicate with values.
  package func bound(to variables: [String: Any]?) throws(ElementPredicateError) -> Self {
    try substituting((variables ?? [:]).mapValues { PredicateArgument($0) })
  }

  /// Evaluates the predicate on any object, as key-value coding would: a string, a number, a
  /// collection, or an object with stored properties.
  package func evaluate(onObject object: Any?) throws -> Bool {
    try evaluate(on: ObjectProjection(self).value(of: object))
  }
}
