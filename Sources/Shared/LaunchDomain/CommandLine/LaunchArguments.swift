/// Launch arguments: `-key value` pairs, written so that Foundation reads the same values back.
///
/// ```swift
/// var arguments = LaunchArguments()
/// try arguments.set(.uiTesting, true)
/// try arguments.set("model.password", "-{secret}")
/// app.launchArguments += arguments.strings
/// ```
///
/// Arguments that belong to no pair keep their place and are available as ``leftovers``.
public struct LaunchArguments: Hashable, Sendable {
  /// A key-value pair, or an argument that belongs to no pair.
  public enum Entry: Hashable, Sendable {
    /// A key without its dash, and the argument after it exactly as on the command line.
    case pair(key: String, argument: String)
    /// A bare word, or a key with no value after it.
    case leftover(String)
  }

  /// The pairs and leftovers, in order.
  public private(set) var entries: [Entry] = []

  /// Makes an empty list.
  public init() {}

  /// Splits a command line, without the program's own path, as Foundation does.
  ///
  /// A pair is an argument that begins with a dash, followed by one that doesn't. Two dashes make
  /// no difference: `--verbose 1` gives the key `-verbose`.
  public init(parsing strings: [String]) {
    var index = 0
    while index < strings.count {
      let current = strings[index]
      let next = index + 1 < strings.count ? strings[index + 1] : nil
      if let next, current.hasPrefix("-"), !next.hasPrefix("-") {
        if current.count > 1 {
          entries.append(.pair(key: String(current.dropFirst()), argument: next))
        } else {
          // A lone dash names no key but still consumes the word after it.
          entries += [.leftover(current), .leftover(next)]
        }
        index += 2
      } else {
        entries.append(.leftover(current))
        index += 1
      }
    }
  }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// The arguments to pass to a process.
  public var strings: [String] {
    entries.flatMap { entry in
      switch entry {
      case .pair(let key, let argument): ["-" + key, argument]
      case .leftover(let text): [text]
      }
    }
  }

  /// The names of the keys that have a value, in order and without duplicates.
  public var keys: [String] {
    var seen: Set<String> = []
    return pairs.map(\.key).filter { seen.insert($0).inserted }
  }

  /// The arguments that belong to no pair, in order.
  public var leftovers: [String] {
    entries.compactMap { if case .leftover(let text) = $0 { text } else { nil } }
  }

  /// The pairs, in order.
  package var pairs: [(key: String, argument: String)] {
    entries.compactMap {
      if case .pair(let key, let argument) = $0 { (key, argument) } else { nil }
    }
  }

  /// The value of the named key as Foundation reads it; the last one if the key occurs more than
  /// once.
  public subscript(name: String) -> LaunchObject? {
    pairs.last { $0.key == name }.map { LaunchObject(argument: $0.argument) }
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  mutating func removeAll(where matches: (Entry) -> Bool) {
    entries.removeAll(where: matches)
    // Removing an entry may have put a key without a value next to a bare word, and the two must
    // not become a pair.
    guard LaunchArguments(parsing: strings).entries != entries else { return }
    let keysWithoutValue = entries.filter(\.isKeyWithoutValue)
    entries.removeAll(where: \.isKeyWithoutValue)
    entries += keysWithoutValue
  }
}

extension LaunchArguments.Entry {
  fileprivate var isKeyWithoutValue: Bool {
    if case .leftover(let text) = self { text.hasPrefix("-") } else { false }
  }
}
