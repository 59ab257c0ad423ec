import AutomationProtocol

/// A side of a comparison, for `NSComparisonPredicate(leftExpression:…)`.
///
/// `NSExpression(forKeyPath:)` and `NSExpression(forConstantValue:)` return one. On Linux, Foundation's
/// classes of these names have no usable members; functions of the same names replace them.
public struct PredicateExpression {
  enum Form: Hashable {
    case constant(PredicateArgument)
    case keyPath(String)
    /// A Swift key path whose properties have no names at run time.
    case namelessKeyPath(String)
  }

  let form: Form

  /// The key path, or an empty string for a constant.
  public var keyPath: String {
    if case .keyPath(let path) = form { path } else { "" }
  }

  /// The constant, or `nil` for a key path.
  public let constantValue: Any?

  init(_ form: Form, constantValue: Any? = nil) {
    self.form = form
    self.constantValue = constantValue
  }

  /// Returns the expression as a part of a syntax tree.
  func expression() throws(ElementPredicateError) -> ElementExpression {
    switch form {
    case .constant(.value(let value)): return .constant(value)
    case .constant(.unsupported(let type)):
      throw ElementPredicateError(
        code: .wrongArgument, subject: "NSExpression(forConstantValue:)",
        found: "of the type \(type)",
        expected: ["a string", "number", "date", "rectangle", "array", "set", "dictionary", "nil"])
    case .keyPath("SELF"), .keyPath("self"): return .selfReference
    case .keyPath(let path): return .keyPath(path.split(separator: ".").map(String.init))
    case .namelessKeyPath(let path):
      throw ElementPredicateError(
        code: .unknownKeyPath, subject: path, found: "this type", expected: PredicateKey.allNames)
    }
  }
}
