import Foundation
import Synchronization
import XCTest

/// Lets the toolchain ask a predicate only while somebody waits for it.
///
/// Its timer asks a hundred times a second from when an expectation is made until the object is gone,
/// which may be in the middle of another test whose app knows nothing of it.
// The predicate is only evaluated, which Foundation allows from any thread.
final class ExpectationGate: @unchecked Sendable {
  private struct Entry {
    weak var gate: ExpectationGate?
    weak var predicate: NSPredicate?
  }

  // Predicates are only compared here; gates are Sendable.
  private struct Entries: @unchecked Sendable {
    var all: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64
  }

  private static let entries = Mutex(Entries())

  /// What is really expected.
  let original: NSPredicate
  private let waits = Mutex(0)

  init(_ original: NSPredicate) { self.original = original }

  /// A predicate that is false while the gate is closed, and holds the gate.
  func makePredicate() -> NSPredicate {
    let predicate = NSPredicate { object, _ in
      self.waits.withLock { $0 > 0 } && self.original.evaluate(with: object)
    }
    if let tree = PredicateRegistry.tree(of: original) {
      PredicateRegistry.remember(tree, of: predicate)
    }
    let key = ObjectIdentifier(predicate)
    // It is made here and handed over whole.
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

  /// The gate of a predicate; nil when it has none.
  static func of(_ predicate: NSPredicate) -> ExpectationGate? {
    let key = ObjectIdentifier(predicate)
    return entries.withLock { entries in
      // The address of a predicate that is gone may have been given to another.
      guard let entry = entries.all[key], entry.predicate != nil else { return nil }
      return entry.gate
    }
  }

  func open() { waits.withLock { $0 += 1 } }

  func close() { waits.withLock { $0 -= 1 } }
}

extension XCTNSPredicateExpectation {
  /// Expects a predicate to come true of an object.
  ///
  /// With fewer parameters than the toolchain's initializer it is the one that calls without a
  /// location get.
  ///
  /// - Parameters:
  ///   - predicate: What is to be true.
  ///   - object: What it is to be true of: an element, a query, or anything.
  public convenience init(predicate: NSPredicate, object: Any?) {
    self.init(
      predicate: ExpectationGate(predicate).makePredicate(), object: object, file: #filePath,
      line: #line)
    // The toolchain's has the address of a predicate in it.
    expectationDescription = elementDescription
  }

  /// What is really expected.
  var wantedPredicate: NSPredicate { ExpectationGate.of(predicate)?.original ?? predicate }
}
