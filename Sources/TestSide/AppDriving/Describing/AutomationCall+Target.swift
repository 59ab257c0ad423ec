import AutomationProtocol

extension AutomationCall {
  /// The query for the elements that the call is about, or `nil` if it is about the whole app.
  var target: ElementQuery? {
    switch self {
    case let call as CountCall: call.query
    case let call as ResolveCall: call.query
    case let call as WaitCall: call.query
    case let call as PerformCall: call.query
    case let call as SnapshotCall: call.query
    case let call as CaptureCall: call.query
    case let call as AuditCall: call.query
    default: nil
    }
  }
}
