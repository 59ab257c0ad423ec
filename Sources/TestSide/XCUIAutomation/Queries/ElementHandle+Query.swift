import AutomationProtocol
import Foundation

extension ElementHandle {
  /// A handle for the application itself.
  var wholeApplication: ElementHandle {
    ElementHandle(application: application, query: application.root)
  }

  /// A handle for the system's interface in front of the application.
  var system: ElementHandle { ElementHandle(application: application, query: .system) }

  /// Returns a handle for the element with an identity, wherever it is now.
  func element(_ identity: UInt64) -> ElementHandle {
    wholeApplication.appending(.identity(identity))
  }

  func appending(_ steps: QueryStep...) -> ElementHandle {
    var handle = self
    handle.append(steps)
    return handle
  }

  private mutating func append(_ steps: [QueryStep]) {
    resolved = nil
    // Further steps aren't stored, because in an endless loop each query is a copy of the last one.
    guard query.steps.count + steps.count <= QueryProblem.stepLimit else {
      problem = problem ?? .tooManySteps
      return
    }
    query.steps += steps
  }

  /// Returns the handle with a step for a type, if any, and a step that matches a string.
  func appending(
    _ type: XCUIElement.ElementType? = nil, identifiedBy string: String,
    _ step: (ElementPredicate) -> QueryStep = QueryStep.matching
  ) -> ElementHandle {
    var handle = self
    if let type { handle.append([.type(type)]) }
    handle.append([step(.identified(by: string))])
    if string.utf16.count > QueryProblem.stringLengthLimit {
      handle.problem = handle.problem ?? .tooLongString(string)
    }
    return handle
  }

  /// Returns the handle with a step that evaluates a predicate.
  func appending(
    _ predicate: NSPredicate, _ step: (ElementPredicate) -> QueryStep
  ) -> ElementHandle {
    do throws(UntranslatablePredicate) {
      return appending(step(try ElementPredicate(predicate)))
    } catch {
      var handle = appending(.identities([]))
      switch error {
      case .block:
        handle.blockSteps[query.steps.count] = BlockStep(predicate, as: step(.value(true)))
      case .tooDeep: handle.problem = handle.problem ?? .tooDeepPredicate
      }
      return handle
    }
  }

  /// Returns a handle with the first steps of the query.
  func prefix(_ count: Int) -> ElementHandle {
    var handle = wholeApplication
    handle.query.steps = Array(query.steps.prefix(count))
    handle.problem = problem
    handle.blockSteps = blockSteps.filter { $0.key < count }
    return handle
  }
}
