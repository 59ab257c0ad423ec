import AutomationProtocol
import Synchronization

extension AppSession {
  /// A crash that a call has encountered.
  struct Crash {
    /// The crash as an error, or `nil` if there was none or it has been reported to the test.
    var error: AppSessionError?
    /// The notice that the errors about this crash hold.
    weak var notice: CrashNotice?
  }

  /// Returns a notice if the app has crashed and the crash hasn't been reported.
  ///
  /// An app may crash while no request is pending. First, time that the test has slept passes in the
  /// app. If the app is dying, the method waits until it has ended. An app that exited, or was ended
  /// from outside, has not crashed (`ProcessEnd.isCrash`).
  package func findCrash() -> CrashNotice? {
    if testHasSlept, !conversation.hasEnded { _ = try? call(CountCall(.application, limit: 1)) }
    let isEnded = conversation.memory.withLock { $0.hasEnded }
    if !isEnded, let process = conversation.process {
      process.waitForCrashReport(upTo: conversation.answerLimit)
      if let end = process.reaped, end.isCrash { rememberCrash(.ended(end, conversation.ended())) }
    }
    return crash.withLock { crash in
      guard let error = crash.error else { return nil }
      let notice = crash.notice ?? CrashNotice(error, of: self)
      crash.notice = notice
      return notice
    }
  }

  /// Whether an error that reports a crash still exists.
  package var hasCrashNotice: Bool { crash.withLock { $0.error != nil && $0.notice != nil } }

  /// Remembers an error if it is a crash, because the caller may discard the error.
  func rememberCrash(_ error: AppSessionError) {
    guard case .ended(let end?, _) = error, end.isCrash else { return }
    crash.withLock { $0.error = error }
  }
}
