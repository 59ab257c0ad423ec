import Synchronization
import TerminalUIKit

/// Runs a block and returns the toolkit's warnings, such as those about colliding presentations.
///
/// Other warnings are about unbalanced calls and unsatisfiable layouts. The lines have UIKit's text, and
/// are returned instead of being written to standard error.
///
/// - Parameter body: The block; only warnings in its own task count.
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
