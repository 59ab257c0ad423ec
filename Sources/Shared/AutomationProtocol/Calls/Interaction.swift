import Foundation

/// Something a person does to an element.
public enum Interaction: Sendable, Hashable {
  /// Taps in the middle of it (or wherever it can be hit).
  case tap(count: Int, touches: Int)
  /// Holds a finger on it, in seconds of app time.
  case press(duration: TimeInterval)
  /// Types a text into whatever has keyboard focus inside it.
  case typeText(String)
  /// Presses a key with modifiers held down, wherever the focus is.
  case typeKey(String, modifiers: KeyModifiers)
}

extension Interaction: Codable {
  private enum CodingKeys: String, CodingKey { case tap, press, typeText, typeKey }
  private enum TapKeys: String, CodingKey { case count, touches }
  private enum PressKeys: String, CodingKey { case duration }
  private enum TextKeys: String, CodingKey { case text }
  private enum KeyKeys: String, CodingKey { case key, modifiers }

  /// Reads an object with one key, what is done: `{"tap": {"count": 2}}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "An interaction is an object with one key, what is done."))
    }
    switch key {
    case .tap:
      let inner = try container.nestedContainer(keyedBy: TapKeys.self, forKey: key)
      self = .tap(
        count: try inner.decodeIfPresent(Int.self, forKey: .count) ?? 1,
        touches: try inner.decodeIfPresent(Int.self, forKey: .touches) ?? 1)
    case .press:
      let inner = try container.nestedContainer(keyedBy: PressKeys.self, forKey: key)
      self = .press(duration: try inner.decode(TimeInterval.self, forKey: .duration))
    case .typeText:
      let inner = try container.nestedContainer(keyedBy: TextKeys.self, forKey: key)
      self = .typeText(try inner.decode(String.self, forKey: .text))
    case .typeKey:
      let inner = try container.nestedContainer(keyedBy: KeyKeys.self, forKey: key)
      self = .typeKey(
        try inner.decode(String.self, forKey: .key),
        modifiers: try inner.decodeIfPresent(KeyModifiers.self, forKey: .modifiers) ?? [])
    }
  }

  /// Writes an object with one key, what is done.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tap(let count, let touches):
      var inner = container.nestedContainer(keyedBy: TapKeys.self, forKey: .tap)
      if count != 1 { try inner.encode(count, forKey: .count) }
      if touches != 1 { try inner.encode(touches, forKey: .touches) }
    case .press(let duration):
      var inner = container.nestedContainer(keyedBy: PressKeys.self, forKey: .press)
      try inner.encode(duration, forKey: .duration)
    case .typeText(let text):
      var inner = container.nestedContainer(keyedBy: TextKeys.self, forKey: .typeText)
      try inner.encode(text, forKey: .text)
    case .typeKey(let key, let modifiers):
      var inner = container.nestedContainer(keyedBy: KeyKeys.self, forKey: .typeKey)
      try inner.encode(key, forKey: .key)
      if !modifiers.isEmpty { try inner.encode(modifiers, forKey: .modifiers) }
    }
  }
}
