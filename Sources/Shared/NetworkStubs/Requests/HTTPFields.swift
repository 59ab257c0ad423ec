/// The header fields of a request or an answer, in order.
///
/// A name may occur several times, as `Set-Cookie` does.
public struct HTTPFields: Sendable, Hashable, Codable {
  /// The fields in order.
  public var fields: [HTTPField]

  /// Makes a list of fields.
  public init(_ fields: [HTTPField] = []) { self.fields = fields }

  /// Reads the fields from an array.
  public init(from decoder: any Decoder) throws { fields = try [HTTPField](from: decoder) }

  /// Writes the fields as an array.
  public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }

  /// The value of the first field with a name, without regard to case; setting it replaces all fields
  /// of that name.
  public subscript(name: String) -> String? {
    get { fields.first { Self.isEqual($0.name, name) }?.value }
    set {
      let index = fields.firstIndex { Self.isEqual($0.name, name) }
      fields.removeAll { Self.isEqual($0.name, name) }
      guard let newValue else { return }
      fields.insert(HTTPField(name, newValue), at: min(index ?? fields.count, fields.count))
    }
  }

  /// Returns the values of all fields with a name, without regard to case.
  public func values(of name: String) -> [String] {
    fields.filter { Self.isEqual($0.name, name) }.map(\.value)
  }

  /// Adds a field at the end, even if one with that name exists.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(HTTPField(name, value))
  }

  /// Returns whether two names are equal without regard to the case of ASCII letters.
  static func isEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (first.utf8, second.utf8)
    return first.count == second.count
      && zip(first, second).allSatisfy { $0 == $1 || lowercase($0) == lowercase($1) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
  /// Makes a list of fields.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { HTTPField($0, $1) }
  }
}
