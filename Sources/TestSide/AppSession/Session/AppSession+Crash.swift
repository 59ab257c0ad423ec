import AutomationProtocol
import Synchronization

extension AppSession {
  /// A crash that a call has met.
  struct Crash {
    /// Nil when there is none, or the test has been told of it.
    var error: AppSessionError?
    /// What errors hold that tell of it.
    weak var notice: CrashNotice?
  }

  /// How the app has crashed, if it has and the test was not told of it (`CrashNotice.tell()`).
  ///
  /// An app may crash while nobody asks it anything. Time that the test has slept passes in the app
  /// first, and one that is dying is waited for; nothing else is. An app that has ended by itself, or
  /// was ended from outside, has not crashed (`ProcessEnd.isCrash`).
  package func findCrash() -> CrashNotice? {
    if testHasSlept, !conversation.hasEnded { _ = try? call(CountCall(.application, limit: 1)) }
    let isEnded = conversation.memory.withLock { $0.hasEnded }
    if !isEnded, let process = conversation.process {
      if process.isDying { _ = process.waitForEnd(upTo: conversation.launch.limits.answer) }
      if let end = process.reaped, end.isCrash { noteCrash(.ended(end, conversation.ended())) }
    }
    return crash.withLock { crash in
      guard let error = crash.error else { return nil }
      let notice = crash.notice ?? CrashNotice(error, of: self)
      crash.notice = notice
      return notice
    }
  }

  /// Whether somebody holds an error that tells of a crash.
  package var isCrashBeingTold: Bool { crash.withLock { $0.error != nil && $0.notice != nil } }

  /// Remembers what a call has met, if it is a crash: whoever has asked may not care.
  func noteCrash(_ error: AppSessionError) {
    guard case .ended(let end?, _) = error, end.isCrash else { return }
    crash.withLock { $0.error = error }
  }
}
