import AutomationProtocol
import Foundation

/// A query as a test builds it, with its problem, if any, which is reported only when the query is
/// used.
struct QueryChain: Sendable, Hashable {
  /// The query that is sent to the app.
  var query: ElementQuery
  /// The problem that makes the query unusable.
  var problem: QueryProblem?
  /// The steps whose predicates only this process can evaluate, by position.
  ///
  /// In `query` these steps match no elements.
  var blockSteps: [Int: BlockStep] = [:]

  /// The application itself.
  static let application = QueryChain(query: .application)

  func appending(_ steps: QueryStep...) -> QueryChain {
    var chain = self
    chain.append(steps)
    return chain
  }

  private mutating func append(_ steps: [QueryStep]) {
    // Further steps are not even stored, because each query of an endless loop is a copy of the
    // last.
    guard query.steps.count + steps.count <= QueryProblem.mostSteps else {
      problem = problem ?? .tooManySteps
      return
    }
    query.steps += steps
  }

  /// Returns the chain with a step for a type, if any, and a step that matches a string.
  func appending(
    _ type: XCUIElement.ElementType? = nil, identifiedBy string: String,
    _ step: (ElementPredicate) -> QueryStep = QueryStep.matching
  ) -> QueryChain {
    var chain = self
    if let type { chain.append([.type(type)]) }
    chain.append([step(.identified(by: string))])
    if string.utf16.count > QueryProblem.longestString {
      chain.problem = chain.problem ?? .tooLongString(string)
    }
    return chain
  }

  /// Returns the chain with a step that evaluates a predicate.
  func appending(
    _ predicate: NSPredicate, _ step: (ElementPredicate) -> QueryStep
  ) -> QueryChain {
    do throws(UntranslatablePredicate) {
      return appending(step(try ElementPredicate(predicate)))
    } catch {
      var chain = appending(.identities([]))
      switch error {
      case .block:
        chain.blockSteps[query.steps.count] = BlockStep(predicate, as: step(.value(true)))
      case .tooDeep: chain.problem = chain.problem ?? .tooDeepPredicate
      }
      return chain
    }
  }

  /// Returns the chain up to a step.
  func prefix(_ count: Int) -> QueryChain {
    QueryChain(
      query: ElementQuery(steps: Array(query.steps.prefix(count))), problem: problem,
      blockSteps: blockSteps.filter { $0.key < count })
  }
}
