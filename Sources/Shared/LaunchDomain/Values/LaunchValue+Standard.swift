import Foundation

extension String: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .text }

  /// Accepts text or a number.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    self = text
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .string(self) }
}

extension Bool: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .boolean }

  /// Accepts the values that `UserDefaults.bool(forKey:)` recognises, with the same meaning.
  ///
  /// Foundation reads every other value as `false`, which hides typos; here such a value has the
  /// wrong shape.
  public init?(launchObject: LaunchObject) {
    switch launchObject {
    case .boolean(let value): self = value
    case .integer(let value): self = value != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "y", "true", "t": self = true
      case "no", "n", "false", "f": self = false
      default:
        guard let number = Int(text) else { return nil }
        self = number != 0
      }
    default: return nil
    }
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .boolean(self) }
}

extension Int: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .integer }

  /// Accepts a whole number.
  public init?(launchObject: LaunchObject) {
    switch launchObject {
    case .integer(let value): self = value
    case .number(let value): self.init(exactly: value)
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .integer(self) }
}

extension Double: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .number }

  /// Accepts finite decimal numbers only, because Foundation misreads `inf` and `0x1p3`.
  public init?(launchObject: LaunchObject) {
    switch launchObject {
    case .integer(let value): self.init(value)
    case .number(let value): self = value
    case .string(let text):
      let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      guard isDecimal, let value = Double(text), value.isFinite else { return nil }
      self = value
    default: return nil
    }
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .number(self) }
}

extension [String]: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .list }

  /// Accepts a list of texts.
  public init?(launchObject: LaunchObject) {
    guard case .array(let items) = launchObject else { return nil }
    let texts = items.compactMap(\.text)
    guard texts.count == items.count else { return nil }
    self = texts
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .array(map { .string($0) }) }
}

extension [String: String]: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .table }

  /// Accepts a table of texts.
  public init?(launchObject: LaunchObject) {
    guard case .dictionary(let items) = launchObject else { return nil }
    let texts = items.compactMapValues(\.text)
    guard texts.count == items.count else { return nil }
    self = texts
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .dictionary(mapValues { .string($0) }) }
}

extension URL: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .url }

  /// Accepts an absolute URL, or a path that begins with `/` or `~`.
  ///
  /// `UserDefaults.url(forKey:)` takes every string for a path, so `http://localhost` has to be
  /// read through ``LaunchOptions`` or as a string.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    if text.hasPrefix("/") || text.hasPrefix("~") {
      self.init(fileURLWithPath: NSString(string: text).expandingTildeInPath)
    } else {
      guard let url = URL(string: text), url.scheme != nil else { return nil }
      self = url
    }
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .string(absoluteString) }
}
