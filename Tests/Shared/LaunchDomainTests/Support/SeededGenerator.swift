import Foundation

/// A small, repeatable random number generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the seed in `LAUNCH_DOMAIN_SEED`, to repeat a failure, or else a new one.
  static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["LAUNCH_DOMAIN_SEED"].flatMap(UInt64.init)
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns text that is difficult for a parser.
  mutating func text() -> String {
    let length =
      Int.random(in: 0...9, using: &self) == 0 ? 300 : Int.random(in: 0...9, using: &self)
    var text = String.UnicodeScalarView()
    while text.count < length {
      switch Int.random(in: 0..<4, using: &self) {
      case 0:
        text.append(
          contentsOf: Self.awkward.randomElement(using: &self)?.unicodeScalars ?? "".unicodeScalars)
      case 1: text.append(Unicode.Scalar(UInt8.random(in: 0...127, using: &self)))
      case 2: Unicode.Scalar(UInt32.random(in: 0...0xFFFF, using: &self)).map { text.append($0) }
      default: Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)).map { text.append($0) }
      }
    }
    return String(text)
  }

  private static let awkward = [
    "\"", "'", "\\", "(", ")", "{", "}", "[", "]", "<", ">", "=", ";", ",", "-", "--", " ", "\t",
    "\n", "\r\n", "\0", "//", "/*", "*/", "\\U", "\\n", "YES", "1", "</string>", "<!--", "&amp;",
    "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{E0100}", "\u{1F3FB}", "\u{FEFF}", "\u{FFFE}",
    "\u{FFFF}", "\u{10FFFF}", "\u{85}", "\u{A0}", "\u{200B}", "\u{2028}", "\u{2029}", "\u{202E}",
    "\u{600}", "👩‍👩‍👧", "🇩🇪", "é", "e\u{301}", "한",
  ]
}
