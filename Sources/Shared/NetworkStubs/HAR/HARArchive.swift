import Foundation

/// A recording of requests and answers in the HTTP Archive format, version 1.2.
///
/// Browsers, proxies and Playwright write this format. Only the members that stubs need are kept, without
/// cookies, timings and pages.
public struct HARArchive: Sendable, Hashable {
  /// A request and its answer.
  public struct Entry: Sendable, Hashable {
    /// The moment of the request, as an ISO 8601 date.
    public var started: String
    /// The time from the request to the end of its answer, in seconds.
    public var duration: Double
    /// The request.
    public var request: NetworkRequest
    /// The answer; the path of a file with its body is absolute.
    public var answer: StubAnswer

    /// Makes an entry.
    public init(
      started: String, duration: Double, request: NetworkRequest, answer: StubAnswer
    ) {
      self.started = started
      self.duration = duration
      self.request = request
      self.answer = answer
    }
  }

  /// The program that made the recording, and its version.
  public var creator: String
  /// The requests in order.
  public var entries: [Entry]

  /// Makes a recording.
  public init(creator: String = "Understudy", entries: [Entry] = []) {
    self.creator = creator
    self.entries = entries
  }
}
