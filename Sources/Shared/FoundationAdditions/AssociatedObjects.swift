import Foundation
import Synchronization

/// The way in which an object keeps an associated object (Objective-C's runtime).
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, if possible, and kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied, if possible, and kept alive.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key (Objective-C's runtime).
///
/// Swift's runtime doesn't report when an object is deallocated, so its values are freed when the next value
/// is associated with any object.
///
/// - Parameters:
///   - object: The object; a value that isn't one has no effect.
///   - key: The key, which is an address: `&key` of a global variable.
///   - value: The value, or `nil` to remove it.
///   - policy: The way in which the value is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.object(object) else { return }
  let kept = value.map { AssociatedObjects.Value($0, policy) }
  // The values are freed outside of the lock, because they may associate other values when deallocated.
  let gone = AssociatedObjects.table.withLock {
    $0.set(kept, of: owner, for: UInt(bitPattern: key))
  }
  withExtendedLifetime(gone) {}
}

/// Returns the value that is associated with an object under a key, or `nil` (Objective-C's runtime).
///
/// - Parameters:
///   - object: The object.
///   - key: The key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = AssociatedObjects.object(object) else { return nil }
  return AssociatedObjects.table.withLock { $0.value(of: owner, for: UInt(bitPattern: key)) }?
    .current
}

/// Removes all values that are associated with an object (Objective-C's runtime).
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = AssociatedObjects.object(object) else { return }
  let gone = AssociatedObjects.table.withLock { $0.removeAll(of: owner) }
  withExtendedLifetime(gone) {}
}

enum AssociatedObjects {
  /// A value that an object keeps.
  // As with Objective-C, code that shares an object between threads is responsible for its values.
  struct Value: @unchecked Sendable {
    private let strong: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        assigned = AssociatedObjects.object(value)
        // A value that isn't an object has no lifetime, so it is kept.
        strong = assigned == nil ? value : nil
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strong = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
      }
    }

    var current: Any? { strong ?? assigned }
  }

  /// The values of one object.
  // The reference is only compared, and read under the table's lock.
  struct Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [UInt: Value] = [:]
  }

  /// The values of all objects.
  struct Table {
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var limit = 64

    func value(of owner: AnyObject, for key: UInt) -> Value? {
      let entry = entries[ObjectIdentifier(owner)]
      // Another object may have had the same address.
      return entry?.owner === owner ? entry?.values[key] : nil
    }

    /// Sets a value; returns the entries to free.
    mutating func set(_ value: Value?, of owner: AnyObject, for key: UInt) -> [Entry] {
      let id = ObjectIdentifier(owner)
      var gone = removeGone()
      if let entry = entries[id], entry.owner !== owner {
        gone.append(entry)
        entries[id] = nil
      }
      var entry = entries[id] ?? Entry(owner: owner)
      gone.append(entry)
      entry.values[key] = value
      entries[id] = entry.values.isEmpty ? nil : entry
      return gone
    }

    /// Removes the values of an object; returns the entry to free.
    mutating func removeAll(of owner: AnyObject) -> Entry? {
      entries.removeValue(forKey: ObjectIdentifier(owner))
    }

    private mutating func removeGone() -> [Entry] {
      guard entries.count >= limit else { return [] }
      let gone = entries.filter { $0.value.owner == nil }
      for id in gone.keys { entries[id] = nil }
      limit = max(64, entries.count * 2)
      return Array(gone.values)
    }
  }

  static let table = Mutex(Table())

  /// Returns the object in a value, or `nil` for a value that isn't an object.
  static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
