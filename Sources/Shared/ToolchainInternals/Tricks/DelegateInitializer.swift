import Foundation

/// The `init()` of a class known only at run time, which creates delegates as UIKit does.
///
/// Swift creates an object of a metatype only through a `required` initialiser, and delegates don't declare
/// one because Objective-C doesn't need it. A `required` initialiser of `UIResponder` isn't an option,
/// because each subclass with its own initialiser would have to repeat it. However, every subclass of
/// `NSObject` has `init()` in the same slot of its method table, which is where the compiler looks for the
/// required initialiser of `ObjectOfClass`.
package enum DelegateInitializer {
  package static let state = ProbedTrick(.delegateInitializer) { () throws(ToolchainChange) in
    #if !canImport(ObjectiveC)
      try probe(ObjectOfClass.self, Sample.self)
      guard (create(Sample.self) as? Sample)?.isMade == true else {
        throw .wrongResult(of: "creating an object of a class")
      }
    #endif
  }

  /// Returns a new object made by its class's `init()`, or `nil` if the trick doesn't work.
  ///
  /// If the class doesn't inherit `init()`, the process ends with Swift's message about the missing
  /// initialiser.
  package static func make(_ type: NSObject.Type) -> NSObject? {
    state.isOn ? create(type) : nil
  }

  private static func create(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectOfClass.Type.self).init()
  }

  /// Checks whether two subclasses of `NSObject` have their `init()` in the same slot.
  ///
  /// Nothing is called: the probe compares the slots in which the method tables differ from that of
  /// `NSObject`.
  ///
  /// - Parameters:
  ///   - required: A class that only makes `init()` required.
  ///   - ordinary: A class that overrides `init()`.
  static func probe(
    _ required: NSObject.Type, _ ordinary: NSObject.Type
  ) throws(ToolchainChange) {
    guard let base = ClassMetadata(NSObject.self), let required = ClassMetadata(required),
      let ordinary = ClassMetadata(ordinary), required.superclass == base.address,
      ordinary.superclass == base.address
    else { throw .layout(of: "a class") }
    // A new slot would be at the end of the table.
    guard required.count == base.count else { throw .layout(of: "the method table of NSObject") }
    let slots = required.methods(otherThanIn: base)
    guard !slots.isEmpty, slots == ordinary.methods(otherThanIn: base) else {
      throw .layout(of: "the method table of NSObject")
    }
  }

  /// An ordinary delegate.
  final class Sample: NSObject {
    let isMade: Bool

    override init() {
      isMade = true
      super.init()
    }
  }
}

/// A base class whose initialiser stands for the `init()` of other classes; nothing else should use
/// it.
///
/// The class is open so that the optimiser doesn't assume that it has no subclasses.
open class ObjectOfClass: NSObject {
  /// Stands for the `init()` of the class to instantiate.
  public required override init() { super.init() }
}

/// The metadata of a class (*Swift ABI, type metadata*).
private struct ClassMetadata {
  /// The address of the class.
  var address: UnsafeRawPointer
  /// The address of the superclass.
  var superclass: UnsafeRawPointer?
  /// The number of words from the address on.
  var count: Int

  /// Reads the metadata; fails if the numbers in it can't be right.
  init?(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    superclass = address.load(fromByteOffset: Place.superclass, as: UnsafeRawPointer?.self)
    let size = Int(address.load(fromByteOffset: Place.size, as: UInt32.self))
    let start = Int(address.load(fromByteOffset: Place.addressPoint, as: UInt32.self))
    guard start < size, size < Self.largestSize, (size - start) % 8 == 0,
      size - start > Place.methods
    else { return nil }
    count = (size - start) / 8
  }

  /// Returns the indices of the words that differ from a superclass's.
  func methods(otherThanIn base: ClassMetadata) -> [Int] {
    (Place.methods / 8..<min(count, base.count)).filter { index in
      address.load(fromByteOffset: index * 8, as: UInt.self)
        != base.address.load(fromByteOffset: index * 8, as: UInt.self)
    }
  }

  /// Offsets in bytes.
  private enum Place {
    static let superclass = 8
    static let size = 32
    static let addressPoint = 36
    static let methods = 56
  }

  private static let largestSize = 1 << 16
}

extension ToolchainTrick {
  package static let delegateInitializer = ToolchainTrick(
    name: "delegate-initializer", basis: "subclasses of NSObject have init() in one slot",
    loss: "The delegates of apps and scenes can't be created, so apps of TerminalUIKit don't "
      + "start.")
}
