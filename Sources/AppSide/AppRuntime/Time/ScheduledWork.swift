import Foundation

/// A piece of work that an `AppClock` will run at a moment of app time.
@MainActor
public final class ScheduledWork {
  /// What the work is, for reports of what an app is busy with.
  public let name: String
  /// The moment it is due, in seconds of app time.
  public let deadline: TimeInterval

  /// Whom it belongs to, if anybody.
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

  /// Whether it has neither run nor been cancelled.
  public var isPending: Bool { work != nil }

  /// Takes it off the clock; does nothing when it has run already.
  public func cancel() { work = nil }

  func run() {
    let body = work
    work = nil
    body?()
  }
}
