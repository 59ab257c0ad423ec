import FormatPredicates
import Foundation
import Synchronization
import XCTest

/// Lets the toolchain evaluate a predicate only while a test waits for it.
///
/// From the creation of an expectation to its end, the toolchain's timer evaluates the predicate a
/// hundred times per second, possibly during another test with an unrelated app.
// Sendable is unchecked because of the predicate, which is only evaluated. Foundation allows that
// on any thread.
final class ExpectationGate: @unchecked Sendable {
  private struct Entry {
    weak var gate: ExpectationGate?
    weak var predicate: NSPredicate?
  }

  // Sendable is unchecked because of the predicates, which are only compared here; gates are Sendable.
  private struct Entries: @unchecked Sendable {
    var all: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64
  }

  private static let entries = Mutex(Entries())

  /// The predicate that the test expects.
  let original: NSPredicate
  private let waits = Mutex(0)

  init(_ original: NSPredicate) { self.original = original }

  /// Creates a predicate that is false while the gate is closed and that keeps the gate alive.
  func makePredicate() -> NSPredicate {
    let predicate = NSPredicate { object, _ in
      self.waits.withLock { $0 > 0 } && self.original.evaluate(with: object)
    }
    if let tree = PredicateRegistry.tree(of: original) {
      PredicateRegistry.remember(tree, of: predicate)
    }
    let key = ObjectIdentifier(predicate)
    // The entry is created here, and not used after it is stored.
    nonisolated(unsafe) let entry = Entry(gate: self, predicate: predicate)
    Self.entries.withLock { entries in
      if entries.all.count >= entries.nextSweep {
        entries.all = entries.all.filter { $0.value.predicate != nil }
        entries.nextSweep = max(64, entries.all.count * 2)
      }
      entries.all[key] = entry
    }
    return predicate
  }

  /// Returns the gate of a predicate, or `nil` if it has none.
  static func of(_ predicate: NSPredicate) -> ExpectationGate? {
    let key = ObjectIdentifier(predicate)
    return entries.withLock { entries in
      // Another predicate may have been allocated at the address of one that is gone.
      guard let entry = entries.all[key], entry.predicate != nil else { return nil }
      return entry.gate
    }
  }

  func open() { waits.withLock { $0 += 1 } }

  func close() { waits.withLock { $0 -= 1 } }
}

extension XCTNSPredicateExpectation {
  /// Creates an expectation that a predicate becomes true for an object.
  ///
  /// For calls without a location, the compiler prefers this initializer to the toolchain's, because it
  /// has fewer parameters.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The object to evaluate: an element, a query, or any other object.
  public convenience init(predicate: NSPredicate, object: Any?) {
    self.init(
      predicate: ExpectationGate(predicate).makePredicate(), object: object, file: #filePath,
      line: #line)
    // The toolchain's description contains the address of the predicate.
    expectationDescription = elementDescription
  }

  /// The predicate that the test expects.
  var wantedPredicate: NSPredicate { ExpectationGate.of(predicate)?.original ?? predicate }
}
