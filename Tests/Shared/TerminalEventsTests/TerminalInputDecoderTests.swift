import Foundation
import Testing
import TestSupport

@testable import TerminalEvents

@Suite struct TerminalInputDecoderTests {
  typealias Event = TerminalInputDecoder.Event

  static func decoder() -> TerminalInputDecoder {
    TerminalInputDecoder(cellSize: CGSize(width: 8, height: 16))
  }

  static func key(
    _ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []
  ) -> [Event] {
    [.input(.key(KeyStroke(key, modifiers)))]
  }

  static func typed(_ text: String) -> [Event] { text.flatMap { key(.character($0)) } }

  static func mouse(
    _ kind: MouseAction.Kind, _ x: CGFloat, _ y: CGFloat, _ modifiers: KeyStroke.Modifiers = []
  ) -> [Event] {
    [.input(.mouse(MouseAction(kind, at: CGPoint(x: x, y: y), modifiers)))]
  }

  /// Checks the events of bytes given whole, byte by byte, and after other bytes in one piece.
  static func expect(
    _ bytes: [UInt8], _ events: [Event], _ location: SourceLocation = #_sourceLocation
  ) {
    var whole = Self.decoder()
    #expect(whole.decode(bytes) + whole.flush() == events, "whole", sourceLocation: location)

    var single = Self.decoder()
    var found: [Event] = []
    for byte in bytes { found += single.decode([byte]) }
    found += single.flush()
    #expect(found == events, "byte by byte", sourceLocation: location)

    var many = Self.decoder()
    let around = Array("\u{1B}[A".utf8)
    let expected = key(.up) + events + key(.up)
    #expect(
      many.decode(around + bytes + around) == expected || bytes.first == 0x1B && bytes.count <= 2,
      "all at once", sourceLocation: location)
  }

  static let keys: [(String, [Event])] = [
    ("a", typed("a")), ("Hello, World!", typed("Hello, World!")), ("ñ", typed("ñ")),
    ("漢字", typed("漢字")), ("😀", typed("😀")), ("\r", key(.enter)), ("\n", key(.enter)),
    ("\t", key(.tab)), ("\u{7F}", key(.backspace)), ("\u{8}", key(.backspace)),
    ("\u{1}", key(.character("a"), .control)), ("\u{1A}", key(.character("z"), .control)),
    ("\u{0}", key(.character(" "), .control)), ("\u{1C}", key(.character("\\"), .control)),
    ("\u{1B}", key(.escape)), ("\u{1B}\u{1B}", key(.escape) + key(.escape)),
    ("\u{1B}a", key(.character("a"), .alternate)), ("\u{1B}[", key(.character("["), .alternate)),
    ("\u{1B}O", key(.character("O"), .alternate)), ("\u{1B}]", key(.character("]"), .alternate)),
    ("\u{1B}é", key(.character("é"), .alternate)), ("\u{1B}\r", key(.enter, .alternate)),
    ("\u{1B}\u{1}", key(.character("a"), [.alternate, .control])),
    ("\u{1B}[A", key(.up)), ("\u{1B}[B", key(.down)), ("\u{1B}[C", key(.right)),
    ("\u{1B}[D", key(.left)), ("\u{1B}[H", key(.home)), ("\u{1B}[F", key(.end)),
    ("\u{1B}[1~", key(.home)), ("\u{1B}[4~", key(.end)), ("\u{1B}[2~", key(.insert)),
    ("\u{1B}[3~", key(.forwardDelete)), ("\u{1B}[5~", key(.pageUp)), ("\u{1B}[6~", key(.pageDown)),
    ("\u{1B}[Z", key(.tab, .shift)), ("\u{1B}[1;2A", key(.up, .shift)),
    ("\u{1B}[1;3B", key(.down, .alternate)), ("\u{1B}[1;5C", key(.right, .control)),
    ("\u{1B}[1;6D", key(.left, [.control, .shift])), ("\u{1B}[1;9A", key(.up, .command)),
    ("\u{1B}[3;5~", key(.forwardDelete, .control)), ("\u{1B}OP", key(.function(1))),
    ("\u{1B}[1;2P", key(.function(1), .shift)), ("\u{1B}OA", key(.up)), ("\u{1B}OM", key(.enter)),
    ("\u{1B}Oq", key(.character("1"))), ("\u{1B}[15~", key(.function(5))),
    ("\u{1B}[17~", key(.function(6))), ("\u{1B}[24~", key(.function(12))),
    ("\u{1B}[34~", key(.function(20))), ("\u{1B}[[C", key(.function(3))),
    ("\u{1B}\u{1B}[A", key(.up, .alternate)), ("\u{1B}[97;5u", key(.character("a"), .control)),
    ("\u{1B}[13;2u", key(.enter, .shift)), ("\u{1B}[27;5;9~", key(.tab, .control)),
    ("\u{1B}[97;2u", key(.character("A"))), ("\u{1B}[233u", key(.character("é"))),
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
  ]

  @Test(arguments: keys)
  func `keys are recognised by their sequences`(text: String, events: [Event]) {
    Self.expect(Array(text.utf8), events)
  }

  static let mice: [(String, [Event])] = [
    ("\u{1B}[<0;1;1M", mouse(.down(button: 0), 4, 8)),
    ("\u{1B}[<0;10;3m", mouse(.up(button: 0), 76, 40)),
    ("\u{1B}[<2;1;1M", mouse(.down(button: 2), 4, 8)),
    ("\u{1B}[<32;2;1M", mouse(.dragged(button: 0), 12, 8)),
    ("\u{1B}[<35;2;1M", mouse(.moved, 12, 8)),
    ("\u{1B}[<64;1;1M", mouse(.scrolled(dx: 0, dy: 1), 4, 8)),
    ("\u{1B}[<65;1;1M", mouse(.scrolled(dx: 0, dy: -1), 4, 8)),
    ("\u{1B}[<66;1;1M", mouse(.scrolled(dx: 1, dy: 0), 4, 8)),
    ("\u{1B}[<20;1;1M", mouse(.down(button: 0), 4, 8, [.shift, .control])),
    ("\u{1B}[<8;300;200M", mouse(.down(button: 0), 2396, 3192, .alternate)),
    ("\u{1B}[M !!", mouse(.down(button: 0), 4, 8)), ("\u{1B}[M#!!", mouse(.up(button: 0), 4, 8)),
  ]

  @Test(arguments: mice)
  func `mouse reports carry place, button and modifiers`(text: String, events: [Event]) {
    Self.expect(Array(text.utf8), events)
  }

  @Test(arguments: [
    ("two\rlines", "two\nlines"), ("crlf\r\nend", "crlf\nend"),
    ("漢\u{1B}[A\u{3}", "漢\u{1B}[A\u{3}"),
    ("~~\u{1B}[201", "~~\u{1B}[201"),
  ])
  func `a paste is one piece regardless of its content`(pasted: String, text: String) {
    Self.expect(Array("\u{1B}[200~\(pasted)\u{1B}[201~".utf8), [.input(.paste(text))])
  }

  @Test func `a paste waits for its end and an empty one is nothing`() {
    var decoder = Self.decoder()
    #expect(decoder.decode(Array("\u{1B}[200~ab".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(
      decoder.decode(Array("c\u{1B}[201~d".utf8)) == [.input(.paste("abc"))] + Self.typed("d"))
    #expect(decoder.decode(Array("\u{1B}[200~\u{1B}[201~".utf8)) == [])
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[?1;2c", "\u{1B}[>0;276;0c",
    "\u{1B}[12;40x\u{1B}[99~",
    "\u{1B}]0;title\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[<0;0;0M", "\u{1B}[<0;1M", "\u{1B}[1;2;3;4;5;6;7;8;9z",
    "\u{1B}[999999999999999999999999u", "\u{1B}[55296u",
    "\u{1B}[<0;1;1q",
    "\u{1B}Oz", "\u{1B}[5u",
  ])
  func `meaningless sequences are dropped whole`(text: String) {
    let bytes = Array(text.utf8)
    var decoder = Self.decoder()
    let events = decoder.decode(bytes + Array("x".utf8))
    #expect(events == Self.typed("x"))
    var single = Self.decoder()
    #expect(bytes.flatMap { single.decode([$0]) } + single.decode(Array("x".utf8)) == events)
  }

  @Test(
    arguments: [
      [0x80], [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
      [0xE6, 0xBC], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x9B], [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func `broken UTF-8 is dropped and the next key is whole`(bytes: [UInt8]) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes + Array("é".utf8)) == Self.typed("é"))
    var single = Self.decoder()
    #expect((bytes + Array("é".utf8)).flatMap { single.decode([$0]) } == Self.typed("é"))
  }

  @Test func `a character of several scalars is one key`() {
    Self.expectTyped("👨‍👩‍👧‍👦")
    Self.expectTyped("e\u{301}")
    Self.expectTyped("🇩🇪🇫🇷")
  }

  private static func expectTyped(_ text: String) {
    var decoder = Self.decoder()
    #expect(decoder.decode(Array(text.utf8)) == typed(text))
  }

  @Test func `a sequence broken off does not swallow the next one`() {
    var decoder = Self.decoder()
    #expect(decoder.decode(Array("\u{1B}[1;\u{1B}[A".utf8)) == Self.key(.up))
    #expect(decoder.decode(Array("\u{1B}[12\r".utf8)) == Self.key(.enter))
    #expect(decoder.decode(Array("\u{1B}]0;no end\u{1B}[A".utf8)) == Self.key(.up))
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 500)).count < 500)
    #expect(decoder.decode(Array("z".utf8)).suffix(1) == Self.typed("z")[...])
  }

  @Test func `an answer that never ends is given up when it pauses`() {
    var decoder = Self.decoder()
    #expect(decoder.decode(Array("\u{1B}]0;no end".utf8)) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode(Array("a".utf8)) == Self.typed("a"))
  }

  @Test(arguments: 0..<200)
  func `random bytes do no harm, however they are split`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let likely: [UInt8] =
      Array("\u{1B}\u{1B}\u{1B}[[O<;;0123456789ABHMmu~ \u{7}\\]P".utf8) + [0xC3, 0xA9]
    let bytes = (0..<200).map { _ in
      Bool.random(using: &random)
        ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
    var whole = Self.decoder()
    let expected = Self.normalized(whole.decode(bytes))
    var parts = Self.decoder()
    var rest = bytes[...]
    var found: [Event] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      found += parts.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(Self.normalized(found) == expected, "seed \(seed)")
    // In any state, it decodes the next key.
    _ = whole.flush()
    let end = Array("\u{1B}[201~q".utf8)
    #expect(whole.decode(end).suffix(1) == Self.typed("q")[...], "seed \(seed)")
  }

  /// Splits typed text into scalars, because clusters form only within one arrival.
  private static func normalized(_ events: [Event]) -> [Event] {
    events.flatMap { event -> [Event] in
      guard case .input(.key(let stroke)) = event, case .character(let character) = stroke.key
      else {
        return [event]
      }
      return character.unicodeScalars.flatMap { key(.character(Character($0)), stroke.modifiers) }
    }
  }
}
