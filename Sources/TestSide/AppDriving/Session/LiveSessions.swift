import Foundation
import Synchronization

/// The running apps, kept so that no app and no container outlives the test process.
enum LiveSessions {
  private struct Entry { weak var conversation: Conversation? }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func add(_ conversation: Conversation) {
    endAllAtExit
    entries.withLock { $0[ObjectIdentifier(conversation)] = Entry(conversation: conversation) }
  }

  static func remove(_ conversation: Conversation) {
    entries.withLock { $0[ObjectIdentifier(conversation)] = nil }
  }

  // A process that is killed cannot do this; its apps end because their input ends.
  private static let endAllAtExit: Void = {
    _ = atexit {
      let running = LiveSessions.entries.withLock { $0.values.compactMap(\.conversation) }
      for conversation in running { conversation.end(.immediate) }
    }
  }()
}
