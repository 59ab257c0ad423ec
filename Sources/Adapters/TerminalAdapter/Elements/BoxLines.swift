/// The directions of the lines in a character that draws a box's lines or corners (U+2500 to U+2570).
struct BoxLines: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let up = BoxLines(rawValue: 1)
  static let down = BoxLines(rawValue: 2)
  static let left = BoxLines(rawValue: 4)
  static let right = BoxLines(rawValue: 8)

  static let topLeft: BoxLines = [.down, .right]
  static let topRight: BoxLines = [.down, .left]
  static let bottomLeft: BoxLines = [.up, .right]
  static let bottomRight: BoxLines = [.up, .left]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The directions of a character's lines from the middle of its cell; empty for other characters.
  init(_ character: Character) {
    guard let value = character.unicodeScalars.first?.value, value >= 0x2500, value <= 0x2570,
      let lines = Self.ranges.first(where: { $0.range.contains(value) })?.lines
    else {
      self = []
      return
    }
    self = lines
  }

  /// Light, heavy, double and dashed lines, and round corners.
  private static let ranges: [(range: ClosedRange<UInt32>, lines: BoxLines)] = [
    (0x2500...0x2501, [.left, .right]), (0x2502...0x2503, [.up, .down]),
    (0x2504...0x2505, [.left, .right]), (0x2506...0x2507, [.up, .down]),
    (0x2508...0x2509, [.left, .right]), (0x250A...0x250B, [.up, .down]),
    (0x250C...0x250F, .topLeft), (0x2510...0x2513, .topRight),
    (0x2514...0x2517, .bottomLeft), (0x2518...0x251B, .bottomRight),
    (0x251C...0x2523, [.up, .down, .right]), (0x2524...0x252B, [.up, .down, .left]),
    (0x252C...0x2533, [.down, .left, .right]), (0x2534...0x253B, [.up, .left, .right]),
    (0x253C...0x254B, [.up, .down, .left, .right]), (0x254C...0x254D, [.left, .right]),
    (0x254E...0x254F, [.up, .down]), (0x2550...0x2550, [.left, .right]),
    (0x2551...0x2551, [.up, .down]), (0x2552...0x2554, .topLeft), (0x2555...0x2557, .topRight),
    (0x2558...0x255A, .bottomLeft), (0x255B...0x255D, .bottomRight),
    (0x255E...0x2560, [.up, .down, .right]), (0x2561...0x2563, [.up, .down, .left]),
    (0x2564...0x2566, [.down, .left, .right]), (0x2567...0x2569, [.up, .left, .right]),
    (0x256A...0x256C, [.up, .down, .left, .right]), (0x256D...0x256D, .topLeft),
    (0x256E...0x256E, .topRight), (0x256F...0x256F, .bottomRight),
    (0x2570...0x2570, .bottomLeft),
  ]
}
