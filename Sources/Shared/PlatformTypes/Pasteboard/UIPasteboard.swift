import Foundation
import Synchronization

/// What was copied last, as UIKit declares it.
///
/// Each process has its own: what a test copies is not what its app pastes.
// Sendable is unchecked because of NSObject, which holds nothing.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The one that all of a process shares.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  private struct Contents {
    var strings: [String] = []
    var changes = 0
  }

  private let contents = Mutex(Contents())

  /// The first text; nil where there is none.
  open var string: String? {
    get { contents.withLock { $0.strings.first } }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil where there are none.
  open var strings: [String]? {
    get { contents.withLock { $0.strings.isEmpty ? nil : $0.strings } }
    set {
      contents.withLock { contents in
        contents.strings = newValue ?? []
        contents.changes += 1
      }
    }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }

  /// How often it was changed.
  open var changeCount: Int { contents.withLock { $0.changes } }
}
