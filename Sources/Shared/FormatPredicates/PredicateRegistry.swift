import AutomationProtocol
import Foundation
import Synchronization

/// Maps predicates to the format strings from which they were created.
///
/// Most predicates know their format themselves. One that wraps another, or comes from a test
/// suite's own initializer, is an instance of Foundation's class, which can store only a block. The
/// meaning of a block shows only when it is called, and a test's own block may not survive such a
/// call.
package enum PredicateRegistry {
  private struct Entry {
    weak var predicate: NSPredicate?
    var tree: ElementPredicate
  }

  // Sendable is unchecked because of the predicates, which are only compared here; all else is
  // Sendable.
  private struct Entries: @unchecked Sendable {
    var all: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64
  }

  private static let entries = Mutex(Entries())

  /// Remembers the syntax tree of a predicate for as long as the predicate exists.
  package static func remember(_ tree: ElementPredicate, of predicate: NSPredicate) {
    let key = ObjectIdentifier(predicate)
    let entries = Entry(predicate: predicate, tree: tree)
    // The entry is created here and not used here after it was stored.
    nonisolated(unsafe) let entry = entries
    Self.entries.withLock { entries in
      if entries.all.count >= entries.nextSweep {
        entries.all = entries.all.filter { $0.value.predicate != nil }
        entries.nextSweep = max(64, entries.all.count * 2)
      }
      entries.all[key] = entry
    }
  }

  /// Returns the syntax tree of a predicate, or `nil` if it was not created from a format string.
  package static func tree(of predicate: NSPredicate) -> ElementPredicate? {
    if let predicate = predicate as? FormatPredicate { return predicate.tree }
    let key = ObjectIdentifier(predicate)
    return entries.withLock { entries in
      // Another predicate may have been allocated at the address of one that is gone.
      guard let entry = entries.all[key], entry.predicate != nil else { return nil }
      return entry.tree
    }
  }
}
