import AutomationProtocol
import Synchronization

extension AppSession {
  /// How the app crashed, if it has and nobody was told of it: from now on somebody is.
  ///
  /// An app may crash while nobody asks it anything. Time that the test has slept passes in the app
  /// first; nothing else is waited for. An app that has ended by itself, or was ended from outside, has
  /// not crashed (`ProcessEnd.isCrash`).
  package func takeCrash() -> AppSessionError? {
    if testHasSlept, !conversation.hasEnded { _ = try? call(CountCall(.application, limit: 1)) }
    let isEnded = conversation.memory.withLock { $0.hasEnded }
    if !isEnded, let end = conversation.process?.reaped, end.isCrash {
      noteCrash(.ended(end, conversation.ended()))
    }
    return crash.withLock { crash in
      defer { crash = nil }
      return crash
    }
  }

  /// Remembers what a call has met, if it is a crash: whoever has asked may not care.
  func noteCrash(_ error: AppSessionError) {
    guard case .ended(let end?, _) = error, end.isCrash else { return }
    crash.withLock { $0 = error }
  }
}
