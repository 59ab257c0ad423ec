import Synchronization

/// The state of a run that ends early, by an interruption or at the first failure.
final class RunStop: Sendable {
  private let isInterrupted = Atomic<Bool>(false)
  private let isDone = Atomic<Bool>(false)

  /// Whether steps should no longer be carried out.
  var isRequested: Bool { isInterrupted.load(ordering: .relaxed) }

  /// Whether no further scenario should begin.
  var endsRun: Bool { isRequested || isDone.load(ordering: .relaxed) }

  /// Ends the run as soon as possible.
  func interrupt() { isInterrupted.store(true, ordering: .relaxed) }

  /// Lets running scenarios end, and starts no others.
  func finish() { isDone.store(true, ordering: .relaxed) }
}
