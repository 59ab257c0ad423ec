/// The reason a trick doesn't work with this toolchain.
package enum ToolchainChange: Error, Hashable, Sendable {
  /// The user has switched the trick off.
  case disabled
  /// A library has no function with the name.
  case missingFunction(String, library: String)
  /// A type has no stored property with the name and type.
  case missingProperty(String, of: String)
  /// A value has another size, in bytes.
  case size(of: String, found: Int, expected: Int)
  /// A data structure has another layout.
  case layout(of: String)
  /// A trial gave an unexpected result.
  case wrongResult(of: String)
}

extension ToolchainChange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .disabled: "\(DisabledTricks.variable) names it"
    case .missingFunction(let name, let library): "\(library) has no function \(name)"
    case .missingProperty(let name, let type): "\(type) has no property \(name) of the known type"
    case .size(let type, let found, let expected):
      "\(type) has \(found) bytes instead of \(expected)"
    case .layout(let subject): "\(subject) has another layout"
    case .wrongResult(let trial): "\(trial) had the wrong result"
    }
  }
}
