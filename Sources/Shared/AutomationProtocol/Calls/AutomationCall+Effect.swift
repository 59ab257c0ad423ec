extension AutomationCall {
  /// Whether the app shows the same before and after the call: the call changes nothing, and no time
  /// passes.
  package var onlyReads: Bool {
    switch self {
    case is CountCall, is SnapshotCall, is CaptureCall, is LaunchAuditCall, is ClockCall: true
    // Whether an element can be hit is found out once nothing moves.
    case let call as ResolveCall: call.timeout == 0 && !call.hittability
    default: false
    }
  }
}
