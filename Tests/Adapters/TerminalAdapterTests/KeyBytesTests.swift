import AutomationProtocol
import Testing

@testable import TerminalAdapter

@Suite struct `Bytes for a terminal` {
  private func bytes(
    _ key: String, _ modifiers: KeyModifiers = [], application: Bool = false
  ) -> String? {
    var modes = ScreenModes()
    modes.applicationCursorKeys = application
    return KeyBytes.bytes(ofKey: key, modifiers, modes).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `of letters depend on the modifiers`() {
    #expect(bytes("a") == "a" && bytes("a", .shift) == "A")
    #expect(bytes("c", .control) == "\u{3}" && bytes("[", .control) == "\u{1B}")
    #expect(bytes(" ", .control) == "\0")
    #expect(bytes("x", .option) == "\u{1B}x")
    #expect(bytes("é") == "é" && bytes("é", .control) == nil)
  }

  @Test func `of named keys are xterm's`() {
    #expect(bytes("\r") == "\r" && bytes("\t") == "\t" && bytes("\u{1B}") == "\u{1B}")
    #expect(bytes("\t", .shift) == "\u{1B}[Z")
    #expect(bytes("\u{8}") == "\u{7F}")
    #expect(bytes("\u{F700}") == "\u{1B}[A" && bytes("\u{F700}", application: true) == "\u{1B}OA")
    #expect(bytes("\u{F703}", .control) == "\u{1B}[1;5C")
    #expect(bytes("\u{F704}") == "\u{1B}OP" && bytes("\u{F708}") == "\u{1B}[15~")
    #expect(bytes("\u{F70F}", .shift) == "\u{1B}[24;2~")
    #expect(bytes("\u{F72C}") == "\u{1B}[5~" && bytes("\u{F728}") == "\u{1B}[3~")
  }

  @Test func `of pasted text can't end the paste`() {
    var modes = ScreenModes()
    func pasted(_ text: String) -> String {
      String(decoding: KeyBytes.bytes(ofPasted: text, modes), as: UTF8.self)
    }
    #expect(pasted("a\nb") == "a\rb")
    modes.bracketedPaste = true
    #expect(pasted("a\u{1B}[201~b") == "\u{1B}[200~a[201~b\u{1B}[201~")
  }

  @Test func `of mouse events have the format that the program has set`() {
    func mouse(
      _ action: MouseBytes.Action, _ button: MouseBytes.Button, _ modes: ScreenModes,
      column: Int = 4, _ modifiers: KeyModifiers = []
    ) -> [UInt8]? {
      MouseBytes.bytes(action, button, column: column, row: 2, modifiers, modes)
    }
    var modes = ScreenModes()
    #expect(mouse(.press, .primary, modes) == nil)
    modes.mouse = .clicks
    #expect(mouse(.press, .primary, modes) == Array("\u{1B}[M %#".utf8))
    #expect(mouse(.release, .primary, modes) == Array("\u{1B}[M#%#".utf8))
    #expect(mouse(.move, .primary, modes) == nil)
    #expect(mouse(.press, .primary, modes, column: 300) == nil)
    modes.mouse = .drags
    modes.mouseIsDecimal = true
    #expect(mouse(.move, .primary, modes) == Array("\u{1B}[<32;5;3M".utf8))
    #expect(mouse(.press, .wheelUp, modes, column: 300) == Array("\u{1B}[<64;301;3M".utf8))
    #expect(mouse(.release, .secondary, modes, .control) == Array("\u{1B}[<18;5;3m".utf8))
  }
}
