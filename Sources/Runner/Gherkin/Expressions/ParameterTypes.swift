/// The parameter types that expressions may name.
package struct ParameterTypes: Sendable {
  private var types: [String: ParameterType] = [:]

  /// Makes a set with the built-in types.
  package init() {
    for type in ParameterType.builtIn { types[type.name] = type }
  }

  /// Adds a type.
  ///
  /// - Throws: `ParameterTypeError` for a name that is taken or contains a reserved character.
  package mutating func add(_ type: ParameterType) throws {
    guard !type.name.contains(where: { "{}()\\/".contains($0) }) else {
      throw ParameterTypeError.invalidName(type.name)
    }
    guard types[type.name] == nil else { throw ParameterTypeError.nameTaken(type.name) }
    types[type.name] = type
  }

  /// Returns the type with a name, or `nil` if there is none.
  package func named(_ name: String) -> ParameterType? { types[name] }

  /// Returns the type of a group with a pattern in a regular expression, or `nil` if there is none.
  func type(ofPattern pattern: String) -> ParameterType? {
    types.values.first {
      $0.isPreferredForRegularExpressions && $0.patterns.contains(pattern)
    }
  }
}

/// A parameter type that can't be added.
package enum ParameterTypeError: Error, Equatable, CustomStringConvertible, Sendable {
  case invalidName(String)
  case nameTaken(String)

  package var description: String {
    switch self {
    case .invalidName(let name):
      "Illegal character in parameter name {\(name)}. "
        + #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
    case .nameTaken(""): "The anonymous parameter type has already been defined"
    case .nameTaken(let name): "There is already a parameter type with name \(name)"
    }
  }
}
