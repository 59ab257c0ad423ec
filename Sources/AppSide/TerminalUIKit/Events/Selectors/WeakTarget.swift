import Foundation

/// The target of an action: an object, held weakly as in UIKit, a class, or none.
struct WeakTarget {
  private weak var storedObject: AnyObject?
  private let type: AnyClass?
  /// The identity of the target, even after its deallocation, or `nil` if there was none.
  let identity: ObjectIdentifier?
  /// Whether there was a target; without one, the responder chain is searched.
  let isGiven: Bool

  init(_ target: Any?) {
    let type: AnyClass? = target as? AnyClass
    let object = type == nil ? target.map { $0 as AnyObject } : nil
    self.type = type
    storedObject = object
    identity = type.map { ObjectIdentifier($0) } ?? object.map { ObjectIdentifier($0) }
    isGiven = target != nil
  }

  /// The target, or `nil` if there isn't one or it is deallocated.
  var value: Any? { type ?? storedObject }

  /// The object, or `nil` for a class.
  var object: AnyObject? { storedObject }

  /// Returns whether this is the target that is asked for; `nil` asks for any.
  func matches(_ target: Any?) -> Bool {
    guard let target else { return true }
    if let wanted = target as? AnyClass { return type == wanted }
    return storedObject === target as AnyObject
  }
}
