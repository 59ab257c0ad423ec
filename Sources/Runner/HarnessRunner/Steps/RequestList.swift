import Synchronization
import Traces

/// The requests of a scenario's apps, which sessions report from any thread.
final class RequestList: Sendable {
  private let requests = Mutex<[CallRecord]>([])

  func add(_ request: CallRecord) { requests.withLock { $0.append(request) } }

  /// Returns and removes the requests added since the last call.
  func take() -> [CallRecord] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }
}
