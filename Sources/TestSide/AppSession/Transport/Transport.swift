import Foundation

/// Carries the lines of one session to an app and back.
///
/// `AppSession` asks one thing at a time and reads on the thread that asked, so an implementation
/// needs no thread of its own: a process has pipes, an app in the test's own process a function.
public protocol Transport: Sendable {
  /// Sends one line, with its end.
  ///
  /// - Throws: `TransportProblem` when nobody will read it.
  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem)
  /// Waits for the next line.
  ///
  /// - Returns: The line without its end.
  /// - Throws: `TransportProblem` when none comes.
  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data
  /// Says that nothing more will be sent; a second time does nothing.
  func close()
}

/// Why a line did not get through.
public enum TransportProblem: Error, Sendable, Hashable {
  /// The other side has closed the stream; with what it left of an unfinished line.
  case closed(unfinished: Data)
  /// The time was up; with what there was of an unfinished line.
  case timedOut(unfinished: Data)
  /// The line was longer than the limit and was dropped.
  case tooLong(byteCount: Int, limit: Int)
  /// The system refused, for a reason.
  case failed(String)
}
