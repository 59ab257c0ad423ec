import AppDriving
import AutomationProtocol
import FormatPredicates
import Foundation
import XCTest

extension ElementExpectations {
  /// Further facts about the elements of the unfulfilled expectations, as sections.
  var details: [String] {
    guard let (handle, condition, isAboutHitting) = firstUnfulfilled else { return [] }
    return handle.explanation(
      ofWaitUntil: condition, isAboutHitting: isAboutHitting, waited: waited, busy: busy, in: test)
  }

  /// Leaves a note for the next failure at this line, if the wait timed out.
  func leaveNote() {
    guard isUnfulfilled, !hasTestFailed,
      let (handle, condition, isAboutHitting) = firstUnfulfilled
    else { return }
    let names = unfulfilled.joined(separator: ", ")
    let (waited, busy, test) = (waited, busy, test)
    let session = try? handle.application.session(in: test)
    let wait = FailedWait("Waiting \(waited.seconds) for \(names)", in: session) {
      handle.explanation(
        ofWaitUntil: condition, isAboutHitting: isAboutHitting, waited: waited, busy: busy,
        in: test)
    }
    wait.leaveNote(about: "\(handle.application.name) \(names)")
  }

  /// The first unfulfilled expectation about elements: the elements, and the expected condition.
  private var firstUnfulfilled: (ElementHandle, WaitCall.Condition, isAboutHitting: Bool)? {
    for expectation in pending where !expectation.isInverted {
      guard let handle = expectation.handle else { continue }
      let tree = PredicateRegistry.tree(of: expectation.predicate)
      let isAboutHitting =
        tree?.keys.contains { PredicateKey(name: $0) == .isHittable } ?? false
      return (handle, .matches(tree ?? .value(true)), isAboutHitting)
    }
    return nil
  }
}
