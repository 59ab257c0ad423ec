import Synchronization
import TerminalUIKit

/// What the toolkit warned of while something was done: presentations that collide, unbalanced calls,
/// layouts that cannot be satisfied.
///
/// The lines, which are UIKit's, go to the result instead of standard error.
///
/// - Parameter body: What is done; only what it does in its own task counts.
@preconcurrency @MainActor
public func toolkitWarnings(during body: @MainActor () throws -> Void) rethrows -> [String] {
  let lines = WarningLines()
  try RuntimeLog.$observer.withValue({ lines.add($0) }, operation: body)
  return lines.all
}

private final class WarningLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
