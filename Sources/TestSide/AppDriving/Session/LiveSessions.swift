import Foundation
import Synchronization

/// The running apps and their containers, which must not outlive the test process.
enum LiveSessions {
  private struct Entry { weak var conversation: Conversation? }

  private struct Folder { weak var container: AppContainer? }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  private static let folders = Mutex<[ObjectIdentifier: Folder]>([:])

  static func add(_ container: AppContainer) {
    endAllAtExit
    folders.withLock { $0[ObjectIdentifier(container)] = Folder(container: container) }
  }

  static func remove(_ container: AppContainer) {
    folders.withLock { $0[ObjectIdentifier(container)] = nil }
  }

  /// The running apps.
  static var conversations: [Conversation] {
    entries.withLock { $0.values.compactMap(\.conversation) }
  }

  static func add(_ conversation: Conversation) {
    endAllAtExit
    SleepTaker.begin()
    entries.withLock { $0[ObjectIdentifier(conversation)] = Entry(conversation: conversation) }
  }

  static func remove(_ conversation: Conversation) {
    entries.withLock { $0[ObjectIdentifier(conversation)] = nil }
  }

  // A killed process can't do this; its apps end because their input is closed.
  private static let endAllAtExit: Void = {
    _ = atexit {
      for conversation in LiveSessions.conversations { conversation.end(.immediate) }
      let left = LiveSessions.folders.withLock { $0.values.compactMap(\.container) }
      for container in left { container.remove() }
      AppContainer.finishRemoval()
    }
  }()
}
