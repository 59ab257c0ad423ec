import Foundation
import NetworkStubs
import Synchronization

/// The stubs of an app's own code, which answer its requests under `-ui-testing YES`.
public enum StubbedNetwork {
  /// Adds a stub with answers; the last one is repeated.
  ///
  /// The stubs of the running test take precedence. In an app that isn't being tested, stubs answer
  /// nothing.
  ///
  /// - Parameters:
  ///   - pattern: The requests to answer.
  ///   - answers: The answers.
  ///   - limit: The number of requests after which the stub is used up, or `nil` for no limit.
  /// - Throws: `StubProblem` if the stub can't be used.
  public static func stub(
    _ pattern: RequestPattern, _ answers: StubAnswer..., limit: Int? = nil, file: String = #fileID,
    line: Int = #line
  ) throws(StubProblem) {
    let stub = Stub(pattern, .answers(answers), limit: limit, origin: "\(file):\(line)")
    try NetworkCenter.shared.state.withLock { (state) throws(StubProblem) in
      _ = try state.table.add(stub, from: .app)
    }
  }

  /// Adds the answers of a recording.
  ///
  /// - Throws: `HARError` if it can't be read, `StubProblem` if it can't be used.
  public static func stubs(fromRecording path: String) throws {
    for stub in try HARArchive(contentsOf: path).stubs(from: path) {
      try NetworkCenter.shared.state.withLock { state in
        _ = try state.table.add(stub, from: .app)
      }
    }
  }
}
