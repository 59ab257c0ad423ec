import AppSession
import Foundation

/// The process whose figures are measured.
struct MeasuredProcess: Sendable {
  /// The app's name; nil for this process.
  private var app: String?
  private var find: @Sendable () -> pid_t?

  /// This process.
  static let own = MeasuredProcess(app: nil) { ProcessInfo.processInfo.processIdentifier }

  private init(app: String?, find: @escaping @Sendable () -> pid_t?) {
    self.app = app
    self.find = find
  }

  /// The process that runs an app.
  init(_ application: XCUIApplication) {
    self.init(app: application.handle.application.name) {
      let session = try? application.handle.application.session(in: .current)
      return session?.processIdentifier
    }
  }

  /// A figure of the process, where there is one now.
  func reading(_ read: (pid_t) throws -> Reading) -> Reading? {
    find().flatMap { try? read($0) }
  }

  /// How much a figure has grown; one of a process that did not run at first, or that was another
  /// one, has grown from nothing.
  ///
  /// - Throws: When the process does not run, or does not have the figure.
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

  /// Figures of a process at a moment.
  struct Reading: Sendable, Hashable {
    var process: pid_t
    var values: [Double]
  }
}
