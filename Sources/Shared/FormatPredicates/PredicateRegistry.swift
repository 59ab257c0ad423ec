import AutomationProtocol
import Foundation
import Synchronization

/// Maps predicates to the format strings from which they were created.
///
/// Most predicates store their format. A predicate that wraps another, or comes from a test suite's own
/// initializer, is an instance of Foundation's class, which can store only a block. A block reveals its
/// meaning only when called, and a test's block may not survive such a call.
package enum PredicateRegistry {
  private struct Entry {
    weak var predicate: NSPredicate?
    var tree: ElementPredicate
  }

  // Sendable is unchecked because of the predicates, which are only compared here; all other members are
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
    // The entry is created here and not used here once it is stored.
    nonisolated(unsafe) let entry = entries
    Self.entries.withLock { entries in
      if entries.all.count >= entries.nextSweep {
        entries.all = entries.all.filter { $0.value.predicate != nil }
        entries.nextSweep = max(64, entries.all.count * 2)
      }
      entries.all[key] = entry
    }
  }

  /// Returns the syntax tree of a predicate, or `nil` if it wasn't created from a format string.
  package static func tree(of predicate: NSPredicate) -> ElementPredicate? {
    if let predicate = predicate as? FormatPredicate { return predicate.tree }
    let key = ObjectIdentifier(predicate)
    return entries.withLock { entries in
      // Another predicate may have been allocated at a former predicate's address.
      guard let entry = entries.all[key], entry.predicate != nil else { return nil }
      return entry.tree
    }
  }
}
