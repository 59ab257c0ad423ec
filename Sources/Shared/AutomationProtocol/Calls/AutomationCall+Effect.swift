/// A call of an extension of the protocol that neither changes the app nor lets time pass.
package protocol ReadingCall: AutomationCall {}

extension AutomationCall {
  /// Whether the call neither changes the app nor lets time pass, so that the app shows the same
  /// afterwards.
  package var onlyReads: Bool {
    switch self {
    case is CountCall, is SnapshotCall, is CaptureCall, is RecordCall, is LaunchAuditCall,
      is ClockCall, is any ReadingCall:
      true
    // Determining hittability first waits until nothing moves.
    case let call as ResolveCall: call.timeout == 0 && !call.hittability
    default: false
    }
  }
}
