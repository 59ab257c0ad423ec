import Synchronization
import TerminalUIKit

/// Returns the lines that the toolkit reports while a closure runs, instead of writing them to standard
/// error.
package func reports(_ body: () throws -> Void) rethrows -> [String] {
  let lines = Lines()
  try RuntimeLog.$observer.withValue({ line in lines.add(line) }, operation: body)
  return lines.all
}

private final class Lines: Sendable {
  private let stored = Mutex<[String]>([])

  func add(_ line: String) { stored.withLock { $0.append(line) } }

  var all: [String] { stored.withLock { $0 } }
}
