import Synchronization

/// Whether a run shall end early: because the user interrupts it, or at the first failure.
final class RunStop: Sendable {
  private let isInterrupted = Atomic<Bool>(false)
  private let isDone = Atomic<Bool>(false)

  /// Whether steps shall no longer be carried out.
  var isRequested: Bool { isInterrupted.load(ordering: .relaxed) }

  /// Whether no further scenario shall begin.
  var endsRun: Bool { isRequested || isDone.load(ordering: .relaxed) }

  /// Ends the run as soon as possible.
  func interrupt() { isInterrupted.store(true, ordering: .relaxed) }

  /// Lets the scenarios that run come to their ends.
  func finish() { isDone.store(true, ordering: .relaxed) }
}
