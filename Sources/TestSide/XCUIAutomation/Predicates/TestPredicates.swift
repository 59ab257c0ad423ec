import AutomationProtocol
import FormatPredicates
import Foundation

/// Handles predicates in a test: the app provides the attributes of elements, and errors fail the test.
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
