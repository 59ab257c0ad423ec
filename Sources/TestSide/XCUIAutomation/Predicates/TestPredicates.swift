import AutomationProtocol
import FormatPredicates
import Foundation

/// The handling of predicates in a test: elements are asked in the app, and errors fail the test.
struct TestPredicates: PredicateHandling {
  func making(
    _ body: () throws(ElementPredicateError) -> ElementPredicate
  ) -> ElementPredicate {
    recordingErrors(or: .value(false)) { try body() }
  }

  func evaluate(
    _ predicate: ElementPredicate, on object: Any?, _ variables: [String: Any]?
  ) -> Bool {
    guard ElementPredicate.asksAnApp(about: object) else {
      return recordingErrors(or: false) {
        try predicate.bound(to: variables).evaluate(onObject: object, in: .current)
      }
    }
    return recording(or: false) { test in
      try predicate.bound(to: variables).evaluate(onObject: object, in: test)
    }
  }
}
