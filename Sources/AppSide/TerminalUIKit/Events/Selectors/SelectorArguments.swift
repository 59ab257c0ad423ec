import Foundation
import SystemShims

/// The arguments of a call by selector, which are converted to what the method takes.
struct SelectorArguments {
  /// An argument has another type than the parameter.
  struct Mismatch: Error {
    /// The argument's number, from 1.
    let number: Int
    /// The argument's type, or `nil` for `nil`.
    let argumentType: Any.Type?
    let parameterType: Any.Type
  }

  private let values: [Any?]
  private var position = 0

  init(_ values: [Any?]) { self.values = values }

  /// Returns the next argument, or throws a ``Mismatch``.
  ///
  /// A parameter of type `Bool` is true for any object, as an object's address is in Objective-C:
  /// `endEditing(_:)` is a usual action. A missing event becomes one without touches for a method
  /// that takes no optional: a key press has none.
  mutating func next<Parameter>(as type: Parameter.Type = Parameter.self) throws -> Parameter {
    let value = position < values.count ? values[position] : nil
    position += 1
    // A parameter of type `Any` takes the value, not an optional of it.
    if let value, let converted = value as? Parameter { return converted }
    if let converted = value as? Parameter { return converted }
    if type == Bool.self, let converted = (value != nil) as? Parameter { return converted }
    if value == nil, type == UIEvent.self, MainQueue.isCurrent,
      let event = MainActor.assumeIsolated({ UIEvent() }) as? Parameter
    {
      return event
    }
    throw Mismatch(
      number: position, argumentType: value.map { Swift.type(of: $0) }, parameterType: type)
  }
}
