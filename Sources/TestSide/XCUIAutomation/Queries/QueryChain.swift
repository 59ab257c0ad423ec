import AutomationProtocol
import Foundation

/// A query as a test builds it, with what is wrong with it; nobody is told before it is used.
struct QueryChain: Sendable, Hashable {
  /// What travels to the app.
  var query: ElementQuery
  /// What is wrong with it.
  var problem: QueryProblem?
  /// The steps whose predicates only this process can evaluate, by position; in `query` they find
  /// nothing.
  var blockSteps: [Int: BlockStep] = [:]

  /// The application itself.
  static let application = QueryChain(query: .application)

  func appending(_ steps: QueryStep...) -> QueryChain {
    var chain = self
    chain.append(steps)
    return chain
  }

  private mutating func append(_ steps: [QueryStep]) {
    // What is more is not even kept: each query of a loop that never ends is a copy of the last.
    guard query.steps.count + steps.count <= QueryProblem.mostSteps else {
      problem = problem ?? .tooManySteps
      return
    }
    query.steps += steps
  }

  /// A step that looks for a string, with a step for the type before it.
  func appending(
    _ type: XCUIElement.ElementType? = nil, identifiedBy string: String,
    _ step: (ElementPredicate) -> QueryStep = QueryStep.matching
  ) -> QueryChain {
    var chain = self
    if let type { chain.append([.type(type.inProtocol)]) }
    chain.append([step(.identified(by: string))])
    if string.utf16.count > QueryProblem.longestString {
      chain.problem = chain.problem ?? .tooLongString(string)
    }
    return chain
  }

  /// A step that asks a predicate.
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

  /// The chain up to a step.
  func prefix(_ count: Int) -> QueryChain {
    QueryChain(
      query: ElementQuery(steps: Array(query.steps.prefix(count))), problem: problem,
      blockSteps: blockSteps.filter { $0.key < count })
  }
}
