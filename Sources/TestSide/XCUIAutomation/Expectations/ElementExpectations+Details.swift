import AppDriving
import AutomationProtocol
import FormatPredicates
import Foundation
import XCTest

extension ElementExpectations {
  /// Further facts about the elements of the unfulfilled expectations, as sections.
  var details: [String] {
    var sections: [String] = []
    for expectation in pending where sections.isEmpty && !expectation.isInverted {
      guard let handle = expectation.handle else { continue }
      let keys = PredicateRegistry.tree(of: expectation.predicate)?.keys ?? []
      sections = details(
        of: handle, isAboutHitting: keys.contains { PredicateKey(name: $0) == .isHittable })
    }
    return sections
  }

  private func details(of handle: ElementHandle, isAboutHitting: Bool) -> [String] {
    do throws(AutomationError) {
      let call = ResolveCall(handle.query, expecting: .one, hittability: isAboutHitting)
      let result = try handle.ask(call, for: .waiting, in: test)
      var sections = ["Query: \(handle.query.swiftSource)"]
      sections += result.elements.prefix(1).map { "Element: \($0.shortLine())" }
      if let obstacle = result.obstacles?.first ?? nil { sections.append(obstacle.message) }
      if !busy.isEmpty {
        sections.append((["The app was busy:"] + busy.map { "    " + $0 }).joined(separator: "\n"))
      }
      let session = try? handle.application.session(in: test)
      return sections + (session?.circumstances.sections ?? [])
    } catch {
      var error = error
      if case .refused(let failure) = error.cause {
        error.cause = .refused(failure.afterWaiting(waited, busy: busy))
      }
      return error.details
    }
  }
}
