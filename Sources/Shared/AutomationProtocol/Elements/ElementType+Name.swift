extension ElementType: Codable {
  /// The name on the wire and in Swift: `"staticText"`.
  public var name: String { Self.names[self.rawValue < Self.names.count ? Int(rawValue) : 0] }

  /// The name in Apple's descriptions: `StaticText`.
  public var title: String { Self.titles[self.rawValue < Self.titles.count ? Int(rawValue) : 0] }

  /// Makes a type from its name; nil when there is none of that name.
  public init?(name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// Reads a type by its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = ElementType(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no element type “\(name)”.")
    }
    self = type
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private static let names: [String] = allCases.map { "\($0)" }
  private static let titles: [String] = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  private static let byName: [String: ElementType] = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
