import Synchronization

/// Whether a step has looked at what stands below it: a table or a doc string.
final class ArgumentReading: Sendable {
  /// What may stand below a step.
  enum Argument: String, Sendable {
    case table
    case docString = "doc string"
  }

  private let read = Mutex<Set<Argument>>([])

  /// Notes that the step looks at an argument, if there is one or not.
  func note(_ argument: Argument) { read.withLock { _ = $0.insert(argument) } }

  /// Whether the step has looked at an argument.
  func contains(_ argument: Argument) -> Bool { read.withLock { $0.contains(argument) } }
}
