import LaunchDomain

/// A name in the JSON form of predicates.
///
/// The form is easy to read and write for people and for agents in other languages:
///
///     {"and": [{"contains": [{"key": "label"}, "Month"], "options": "c"},
///              {"==": [{"key": "isEnabled"}, true]}]}
///     {"identifiedBy": "Save"}
///
/// A predicate is `true`, `false`, or an object with one of `not`, `and`, `or`, `identifiedBy` or
/// an operator with its two sides. An expression is a plain value, an array of expressions, or an
/// object.
struct PredicateFormKey: CodingKey, Hashable {
  let stringValue: String

  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }

  init(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { nil }

  static let not = PredicateFormKey("not")
  static let and = PredicateFormKey("and")
  static let or = PredicateFormKey("or")
  static let identifiedBy = PredicateFormKey("identifiedBy")
  static let options = PredicateFormKey("options")
  static let modifier = PredicateFormKey("modifier")

  static let key = PredicateFormKey("key")
  static let of = PredicateFormKey("of")
  static let `self` = PredicateFormKey("self")
  static let function = PredicateFormKey("function")
  static let arguments = PredicateFormKey("arguments")
  static let index = PredicateFormKey("index")
  static let first = PredicateFormKey("first")
  static let last = PredicateFormKey("last")
  static let count = PredicateFormKey("count")
  static let variable = PredicateFormKey("variable")
  static let subquery = PredicateFormKey("subquery")
  static let `where` = PredicateFormKey("where")

  static let double = PredicateFormKey("double")
  static let array = PredicateFormKey("array")
  static let dictionary = PredicateFormKey("dictionary")
  static let date = PredicateFormKey("date")
  static let point = PredicateFormKey("point")
  static let size = PredicateFormKey("size")
  static let rect = PredicateFormKey("rect")
}

/// An object of the JSON form during decoding.
struct PredicateForm {
  typealias Container = KeyedDecodingContainer<PredicateFormKey>

  /// The maximum nesting depth of the JSON; each level of a predicate takes one or two levels.
  private static let maximumDepth = 400

  /// The kind of the object, such as "predicate".
  let subject: String
  /// The names that the object may contain.
  let known: [String]
  let container: Container
  let names: Set<String>

  /// Returns the decoder's current object; `nil` if it isn't an object.
  static func object(_ decoder: any Decoder) -> Container? {
    try? decoder.container(keyedBy: PredicateFormKey.self)
  }

  init(_ container: Container, subject: String, known: [String]) throws {
    self.subject = subject
    self.known = known
    self.container = container
    try Self.checkDepth(container.codingPath)
    names = Set(container.allKeys.map(\.stringValue))
    // Unknown names are errors, because skipping one would change the meaning of the predicate.
    if let unknown = names.subtracting(known).min() { throw fault(found: unknown) }
  }

  static func checkDepth(_ path: [any CodingKey]) throws {
    guard path.count > maximumDepth else { return }
    let error = ElementPredicateError(
      code: .tooDeep, expected: ["\(maximumDepth) levels of JSON"])
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: error.description,
        underlyingError: error))
  }

  func has(only keys: PredicateFormKey...) -> Bool {
    names.count == keys.count && keys.allSatisfy { names.contains($0.stringValue) }
  }

  /// Makes the error for a meaningless object or value.
  func fault(found: String? = nil, expected: [String]? = nil) -> DecodingError {
    let found = found ?? "{\(names.sorted().joined(separator: ", "))}"
    let expected = expected ?? known
    let error = ElementPredicateError(
      code: .unknownForm, subject: subject, found: ElementPredicateError.shortened(found),
      expected: expected,
      suggestion: NearestName.suggestions(for: found, in: expected, limit: 1).first)
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath, debugDescription: error.description,
        underlyingError: error))
  }

  /// Returns the members of an array with a fixed count.
  func members<Member: Decodable>(
    _ key: PredicateFormKey, count: Int, of type: Member.Type = Member.self
  ) throws -> [Member] {
    let members = try container.decode([Member].self, forKey: key)
    guard members.count == count else {
      throw fault(
        found: "\(key.stringValue) with \(members.count) members", expected: ["\(count) members"])
    }
    return members
  }
}
