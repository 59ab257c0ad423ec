import Dispatch
import Foundation

/// The end of a server whose client has closed its input, which is how a client ends it.
///
/// Requests that were sent before are answered, as long as none of them waits for something.
final class ClosedInput: Sendable {
  private let answers = DispatchSemaphore(value: 0)

  /// Ends the process after the input is closed, unless it ends by itself.
  init() {
    let answers = answers
    CommandDescriptors.whenInputCloses {
      while answers.wait(timeout: .now() + Self.longestAnswer) == .success {}
      exit(ExitStatus.success.rawValue)
    }
  }

  /// Notes that a request was answered.
  func noteAnswer() { answers.signal() }

  /// Longer than an app takes to start, or to do something; a client that waits for its server's end gives it
  /// some seconds before it ends it by a signal.
  private static let longestAnswer = DispatchTimeInterval.seconds(5)
}
