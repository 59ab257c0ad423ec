import Foundation

/// A piece of work that an `AppClock` runs at a moment of app time.
@MainActor
public final class ScheduledWork {
  /// The name of the work, for reports on what keeps an app busy.
  public let name: String
  /// The deadline, in seconds of app time.
  public let deadline: TimeInterval

  /// The owner of the work, if any.
  let owner: ObjectIdentifier?

  private var work: (@MainActor () -> Void)?

  init(
    name: String, deadline: TimeInterval, owner: ObjectIdentifier? = nil,
    work: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.owner = owner
    self.deadline = deadline
    self.work = work
  }

  /// Whether the work has neither run nor been cancelled.
  public var isPending: Bool { work != nil }

  /// Cancels the work; has no effect if it has already run.
  public func cancel() { work = nil }

  func run() {
    let body = work
    work = nil
    body?()
  }
}
