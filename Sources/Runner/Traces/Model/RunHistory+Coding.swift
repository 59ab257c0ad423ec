extension RunHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, scenarios
  }

  private struct Line: Codable {
    var path: String
    var rule: String?
    var name: String
    var ordinal: Int?
    var milliseconds: Int
    var failed: Bool?
  }

  /// Reads a history.
  ///
  /// - Throws: `DecodingError` if the data isn't a history or has another version.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    hasTypedPaths = version == 1
    guard version == Self.currentVersion || hasTypedPaths else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "its version is \(version), but this program reads \(Self.currentVersion)")
    }
    for line in try container.decode([Line].self, forKey: .scenarios) {
      let key = ScenarioKey(
        path: line.path, rule: line.rule, name: line.name, ordinal: line.ordinal ?? 1)
      entries[key] = Entry(
        milliseconds: max(0, line.milliseconds), hasFailed: line.failed ?? false)
    }
  }

  /// Writes a history, in the order of the scenarios' keys.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentVersion, forKey: .version)
    let lines = entries.sorted { $0.key < $1.key }.map { key, entry in
      Line(
        path: key.path, rule: key.rule, name: key.name,
        ordinal: key.ordinal > 1 ? key.ordinal : nil, milliseconds: entry.milliseconds,
        failed: entry.hasFailed ? true : nil)
    }
    try container.encode(lines, forKey: .scenarios)
  }
}
