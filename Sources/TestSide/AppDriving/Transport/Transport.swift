import Foundation

/// A transport for the lines of one session, to an app and back.
///
/// `AppSession` makes one request at a time and reads on the thread that made it, so an implementation
/// needs no additional thread. It may use pipes to a process, or functions of an app in the test
/// process.
public protocol Transport: Sendable {
  /// The real time since the launch that the app was ready to run but had no processor.
  ///
  /// Waits for answers are extended by this time. It is zero if the transport can't measure it.
  var processorWait: Duration { get }
  /// Whether the app is part of the test's process, so that its timers and threads outside the app's clock run
  /// in the test's real time.
  var isInProcess: Bool { get }
  /// Sends one line, including its end.
  ///
  /// - Throws: `TransportProblem` if the line can't be delivered.
  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem)
  /// Waits for the next line.
  ///
  /// - Returns: The line without its end.
  /// - Throws: `TransportProblem` if no line arrives.
  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data
  /// Closes the sending direction; a second call does nothing.
  func close()
}

extension Transport {
  /// Zero, because the transport can't measure the time.
  public var processorWait: Duration { .zero }
  /// `false`, because most apps are processes of their own.
  public var isInProcess: Bool { false }
}

/// The reason why a line was not sent or received.
public enum TransportProblem: Error, Sendable, Hashable {
  /// The other side closed the stream, possibly after part of a line.
  case closed(unfinished: Data)
  /// The time was up, possibly after part of a line.
  case timedOut(unfinished: Data)
  /// The line was longer than the limit and was dropped.
  case tooLong(byteCount: Int, limit: Int)
  /// The system call failed for the given reason.
  case failed(String)
}
