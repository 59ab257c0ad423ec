import Synchronization

/// Records whether a step has read its arguments: the table or doc string below it.
final class ArgumentReading: Sendable {
  /// An argument that can follow a step.
  enum Argument: String, Sendable {
    case table
    case docString = "doc string"
  }

  private let read = Mutex<Set<Argument>>([])

  /// Records that the step has read an argument, even if it has none.
  func note(_ argument: Argument) { read.withLock { _ = $0.insert(argument) } }

  /// Returns whether the step has read an argument.
  func contains(_ argument: Argument) -> Bool { read.withLock { $0.contains(argument) } }
}
