import Foundation

/// A moment for which code waits.
@MainActor
package struct PendingMoment {
  /// The moment, in seconds of app time.
  package let deadline: TimeInterval
  private let findName: () -> String

  /// Makes a moment whose name is found on demand.
  package init(deadline: TimeInterval, name findName: @escaping @MainActor () -> String) {
    self.deadline = deadline
    self.findName = findName
  }

  /// A description of the code that waits; finding it may take some milliseconds.
  package var name: String { findName() }
}
