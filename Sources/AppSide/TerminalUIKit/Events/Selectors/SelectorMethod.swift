import Foundation

/// A method that a selector calls on any object of the method's class.
///
/// It is immutable, and its closures capture nothing but references to methods, which have no state.
struct SelectorMethod: @unchecked Sendable {
  /// The call of the method, by where it may happen.
  enum Call {
    /// On the main actor only.
    case onMainActor(@MainActor (Any, inout SelectorArguments) throws -> Any)
    /// On the thread of the caller.
    case anywhere((Any, inout SelectorArguments) throws -> Any)
  }

  /// The number of parameters.
  let parameterCount: Int
  /// The class or protocol that has the method.
  let targetType: Any.Type
  let call: Call

  private let isTarget: (Any) -> Bool

  /// Creates a method of instances.
  init<Target>(of type: Target.Type, parameterCount: Int, _ call: Call) {
    self.parameterCount = parameterCount
    targetType = type
    isTarget = { $0 is Target }
    self.call = call
  }

  /// Creates a method of a class, which is the target itself.
  init(ofClassWithParameterCount parameterCount: Int, _ call: Call) {
    self.parameterCount = parameterCount
    targetType = Any.self
    isTarget = { $0 is AnyClass }
    self.call = call
  }

  /// Returns whether an object has the method.
  func isImplemented(by target: Any) -> Bool { isTarget(target) }
}
