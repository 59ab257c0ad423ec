/// A call that neither changes the app nor lets time pass, with any parameters.
package protocol ReadingCall: AutomationCall {}

extension CountCall: ReadingCall {}
extension SnapshotCall: ReadingCall {}
extension CaptureCall: ReadingCall {}
extension RecordCall: ReadingCall {}
extension LaunchAuditCall: ReadingCall {}
extension ClockCall: ReadingCall {}

extension AutomationCall {
  /// Whether the call neither changes the app nor lets time pass.
  package var onlyReads: Bool {
    switch self {
    case is any ReadingCall: true
    // Determining hittability first waits until nothing moves.
    case let call as ResolveCall: call.timeout == 0 && !call.hittability
    default: false
    }
  }
}
