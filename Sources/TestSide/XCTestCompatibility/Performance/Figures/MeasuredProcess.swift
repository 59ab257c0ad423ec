import Foundation

/// A process to measure.
package struct MeasuredProcess: Sendable {
  /// The app's name, or `nil` for this process.
  private var app: String?
  private var find: @Sendable () -> pid_t?

  /// This process.
  static let own = MeasuredProcess(app: nil) { ProcessInfo.processInfo.processIdentifier }

  package init(app: String?, find: @escaping @Sendable () -> pid_t?) {
    self.app = app
    self.find = find
  }

  /// Returns the current figures of the process, or `nil` if it isn't running or doesn't have them.
  func reading(_ read: (pid_t) throws -> Reading) -> Reading? {
    find().flatMap { try? read($0) }
  }

  /// Returns the initial and the latest figures.
  ///
  /// If the process wasn't running at first, or was a different one, the initial figures are 0.
  ///
  /// - Throws: An error if the process isn't running or doesn't have the figures.
  func latest(
    _ read: (pid_t) throws -> Reading, since first: Reading?
  ) throws -> (first: Reading, last: Reading) {
    guard let process = find() else {
      throw MeasurementError(.appNotRunning, app ?? "This process")
    }
    let last: Reading
    do {
      last = try read(process)
    } catch  where kill(process, 0) != 0 {
      throw MeasurementError(.appNotRunning, app ?? "This process")
    }
    guard let first, first.process == process else {
      return (Reading(process: process, values: last.values.map { _ in 0 }), last)
    }
    return (first, last)
  }

  /// The figures of a process at one moment.
  struct Reading: Sendable, Hashable {
    var process: pid_t
    var values: [Double]
  }
}
