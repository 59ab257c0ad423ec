import AutomationProtocol
import Foundation

/// A call about the elements of a query, which can also be made with another query.
protocol ElementCall: AutomationCall {
  /// The time, in seconds of app time, that the app may wait for the elements.
  var timeout: TimeInterval { get }

  /// Returns the same call for other elements, without a wait.
  func with(query: ElementQuery) -> Self

  /// Returns whether a result satisfies the condition for which the call waits.
  func isSatisfied(by result: Result) -> Bool
}

extension ElementCall {
  var timeout: TimeInterval { 0 }

  func isSatisfied(by result: Result) -> Bool { true }
}

extension CountCall: ElementCall {
  func with(query: ElementQuery) -> Self { CountCall(query, limit: limit) }
}

extension ResolveCall: ElementCall {
  func with(query: ElementQuery) -> Self {
    ResolveCall(query, expecting: expecting, hittability: hittability)
  }
}

extension SnapshotCall: ElementCall {
  func with(query: ElementQuery) -> Self { SnapshotCall(query) }
}

extension AuditCall: ElementCall {
  func with(query: ElementQuery) -> Self {
    AuditCall(checks, in: query, skipsUnsupported: skipsUnsupported)
  }
}

extension CaptureCall: ElementCall {
  func with(query: ElementQuery) -> Self { CaptureCall(format, of: query) }
}

extension PerformCall: ElementCall {
  func with(query: ElementQuery) -> Self {
    var call = self
    call.query = query
    call.timeout = 0
    return call
  }
}

extension WaitCall: ElementCall {
  func with(query: ElementQuery) -> Self { WaitCall(query, until: condition, timeout: 0) }

  func isSatisfied(by result: Result) -> Bool { result.isSatisfied }
}
