import Synchronization
import Traces

/// The requests of a scenario's apps, which sessions report from any thread.
final class RequestList: Sendable {
  private let requests = Mutex<[RequestRecord]>([])

  func add(_ request: RequestRecord) { requests.withLock { $0.append(request) } }

  /// Returns the requests since the last time.
  func take() -> [RequestRecord] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }
}
