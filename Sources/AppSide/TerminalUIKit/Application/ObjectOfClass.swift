import Foundation

/// What makes objects of classes that are known only while the app runs, as UIKit makes delegates.
///
/// Swift makes objects of such a class only when its initialiser is marked `required`, which nobody
/// writes for a delegate, as Objective-C does not need it. Yet every subclass of `NSObject` has
/// `init()` at the same place of its table of methods, which is where the compiler looks for the
/// required initialiser below. The class is open so that the optimiser does not take it for the only
/// one; there is no use in it for anybody else.
open class ObjectOfClass: NSObject {
  /// Stands for the `init()` of the class that is really made.
  public required override init() { super.init() }

  /// Makes an object with the `init()` of its class.
  ///
  /// A class whose own initialisers have taken the place of `init()` ends the program, with Swift's
  /// words for it.
  static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectOfClass.Type.self).init()
  }
}
