import Dispatch
import Foundation

/// Ends a server when its client closes the input.
///
/// Earlier requests are still answered, unless one takes too long.
final class ClosedInput: Sendable {
  private let answers = DispatchSemaphore(value: 0)

  /// Ends the process some time after the input is closed, unless it has ended already.
  init() {
    let answers = answers
    CommandDescriptors.whenInputCloses {
      while answers.wait(timeout: .now() + Self.longestAnswer) == .success {}
      exit(ExitStatus.success.rawValue)
    }
  }

  /// Records that a request was answered.
  func noteAnswer() { answers.signal() }

  /// The maximum time between answers: more than an app needs to start or act, but within the few seconds
  /// before clients kill a server.
  private static let longestAnswer = DispatchTimeInterval.seconds(5)
}
