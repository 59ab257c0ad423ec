import AutomationProtocol
import Foundation
import Synchronization

/// Knows which predicate object was made of which format string.
///
/// Most know it by themselves. What stands for another, or comes from an initializer of a suite's own, is
/// an object of Foundation's class, which can hold nothing but a block; and that cannot be asked what it
/// means without being called, which a test's own block may not survive.
enum PredicateRegistry {
  private struct Entry {
    weak var predicate: NSPredicate?
    var tree: ElementPredicate
  }

  // Predicates are only compared here; all else is Sendable.
  private struct Entries: @unchecked Sendable {
    var all: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64
  }

  private static let entries = Mutex(Entries())

  /// Remembers the tree of a predicate for as long as the predicate lives.
  static func remember(_ tree: ElementPredicate, of predicate: NSPredicate) {
    let key = ObjectIdentifier(predicate)
    let entries = Entry(predicate: predicate, tree: tree)
    // It is made here and handed over whole.
    nonisolated(unsafe) let entry = entries
    Self.entries.withLock { entries in
      if entries.all.count >= entries.nextSweep {
        entries.all = entries.all.filter { $0.value.predicate != nil }
        entries.nextSweep = max(64, entries.all.count * 2)
      }
      entries.all[key] = entry
    }
  }

  /// The tree of a predicate; nil when it was not made of a format string.
  static func tree(of predicate: NSPredicate) -> ElementPredicate? {
    if let predicate = predicate as? FormatPredicate { return predicate.tree }
    let key = ObjectIdentifier(predicate)
    return entries.withLock { entries in
      // The address of a predicate that is gone may have been given to another.
      guard let entry = entries.all[key], entry.predicate != nil else { return nil }
      return entry.tree
    }
  }
}
