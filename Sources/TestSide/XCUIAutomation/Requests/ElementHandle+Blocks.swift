import AppDriving
import AutomationProtocol
import Foundation

extension ElementHandle {
  /// Makes a call about elements that blocks of the test select.
  ///
  /// The app can't call the blocks. So they are called here, with snapshots, each time the app has
  /// changed, and the identities of the selected elements are sent.
  func ask<Call: ElementCall>(
    choosing call: Call, in session: AppSession
  ) throws -> Call.Result {
    var rest = call.timeout
    var busy: [String] = []
    while true {
      let (query, version) = try chosenQuery(in: session)
      let answer = Result { try session.call(call.with(query: query)) }
      switch answer {
      case .success(let result) where rest <= 0 || call.isSatisfied(by: result): return result
      case .failure(let failure as AutomationFailure) where failure.isRetryable && rest > 0: break
      case .failure(let failure as AutomationFailure):
        throw failure.afterWaiting(call.timeout - max(0, rest), busy: busy)
      case .failure(let error): throw error
      case .success: break
      }
      let wait = WaitCall(.application, until: .hasChanged(since: version), timeout: rest)
      let change = try session.call(wait, timeout: rest)
      rest = change.isSatisfied ? rest - change.elapsed : 0
      busy = change.busy
    }
  }

  /// Returns the element that a block selects, after waiting for it as for any other element.
  func chosenElement(in test: RunningTest) throws(AutomationError) -> ElementHandle {
    guard !blockSteps.isEmpty else { return self }
    return element(try attributes(in: test).identity)
  }

  /// Returns the query with the blocks' current selection, and the tree version that they saw.
  private func chosenQuery(
    in session: AppSession
  ) throws -> (query: ElementQuery, version: UInt64) {
    let depth = BlockStep.depth + 1
    guard depth <= QueryProblem.blockDepthLimit else { throw QueryProblem.endlessBlock }
    let application = try session.call(SnapshotCall(self.application.root))
    let tree = SnapshotTree(application, processIdentifier: session.processIdentifier)
    var query = self.query
    for (position, step) in blockSteps.sorted(by: { $0.key < $1.key }) {
      let before = ElementQuery(steps: Array(query.steps.prefix(position)))
      let elements = try session.call(ResolveCall(before, expecting: .all)).elements
      let chosen = BlockStep.$depth.withValue(depth) {
        step.select(from: elements.map(\.identity), in: tree)
      }
      query.steps[position] = .identities(chosen)
    }
    return (query, application.version)
  }
}
