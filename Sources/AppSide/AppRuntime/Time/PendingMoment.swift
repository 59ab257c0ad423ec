import Foundation

/// A moment for which somebody waits.
@MainActor
package struct PendingMoment {
  /// The moment, in seconds of app time.
  package let deadline: TimeInterval
  private let findName: () -> String

  /// Makes a moment whose name is found when it is asked for.
  package init(deadline: TimeInterval, name findName: @escaping @MainActor () -> String) {
    self.deadline = deadline
    self.findName = findName
  }

  /// Who waits; finding out may take some milliseconds.
  package var name: String { findName() }
}
