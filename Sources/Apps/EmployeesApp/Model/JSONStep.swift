/// A step of the path to a value in a JSON text.
enum JSONStep: Equatable {
  /// The element of a list at an index, from zero.
  case element(Int)
  /// The member of an object with a name.
  case member(String)

  init(_ key: any CodingKey) {
    self = key.intValue.map { .element($0) } ?? .member(key.stringValue)
  }
}
