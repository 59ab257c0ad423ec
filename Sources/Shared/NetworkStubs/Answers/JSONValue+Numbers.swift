extension JSONValue {
  /// Returns the path of the first number that JSON can't represent, which is NaN or infinite, or `nil` if
  /// there isn't one.
  func unrepresentableNumber(at path: String = "") -> String? {
    switch self {
    case .number(let number): return number.isFinite ? nil : path.isEmpty ? "the value" : path
    case .object(let members):
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        let place = path.isEmpty ? key : "\(path).\(key)"
        if let found = value.unrepresentableNumber(at: place) { return found }
      }
      return nil
    case .array(let elements):
      for (index, value) in elements.enumerated() {
        if let found = value.unrepresentableNumber(at: "\(path)[\(index)]") { return found }
      }
      return nil
    case .null, .bool, .integer, .string: return nil
    }
  }
}
