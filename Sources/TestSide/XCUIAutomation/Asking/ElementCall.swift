import AutomationProtocol
import Foundation

/// A call about the elements of a query, which can be made of another query.
protocol ElementCall: AutomationCall {
  /// How long the app waits for it, in seconds of its time.
  var patience: TimeInterval { get }

  /// The same call for other elements, which does not wait.
  func asked(of query: ElementQuery) -> Self

  /// Whether an answer is what the call waits for.
  func isEnough(_ result: Result) -> Bool
}

extension ElementCall {
  var patience: TimeInterval { 0 }

  func isEnough(_ result: Result) -> Bool { true }
}

extension CountCall: ElementCall {
  func asked(of query: ElementQuery) -> Self { CountCall(query, limit: limit) }
}

extension ResolveCall: ElementCall {
  var patience: TimeInterval { timeout }

  func asked(of query: ElementQuery) -> Self {
    ResolveCall(query, expecting: expecting, hittability: hittability)
  }
}

extension SnapshotCall: ElementCall {
  func asked(of query: ElementQuery) -> Self { SnapshotCall(query) }
}

extension AuditCall: ElementCall {
  func asked(of query: ElementQuery) -> Self { AuditCall(checks, in: query) }
}

extension CaptureCall: ElementCall {
  func asked(of query: ElementQuery) -> Self { CaptureCall(format, of: query) }
}

extension PerformCall: ElementCall {
  var patience: TimeInterval { timeout }

  func asked(of query: ElementQuery) -> Self {
    var call = self
    call.query = query
    call.timeout = 0
    return call
  }
}

extension WaitCall: ElementCall {
  var patience: TimeInterval { timeout }

  func asked(of query: ElementQuery) -> Self { WaitCall(query, until: condition, timeout: 0) }

  func isEnough(_ result: Result) -> Bool { result.isSatisfied }
}
