import Foundation

/// A base class whose initialiser creates objects of classes known only at run time, as UIKit
/// creates delegates.
///
/// Swift creates an object of a metatype only through a `required` initialiser, and delegates don't
/// declare one because Objective-C doesn't need it. However, every subclass of `NSObject` has
/// `init()` in the same vtable slot, where the compiler looks for the required initialiser below.
/// The class is open so that the optimiser doesn't assume that it has no subclasses; nothing else
/// should use it.
open class ObjectOfClass: NSObject {
  /// Stands for the `init()` of the class to instantiate.
  public required override init() { super.init() }

  /// Returns a new object made by its class's `init()`.
  ///
  /// If the class doesn't inherit `init()`, the process ends with Swift's message about the missing
  /// initialiser.
  static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectOfClass.Type.self).init()
  }
}
