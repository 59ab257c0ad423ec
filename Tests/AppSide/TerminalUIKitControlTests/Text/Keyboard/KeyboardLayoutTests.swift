import Testing

@testable import TerminalUIKit

/// The keys for each kind of text.
struct KeyboardLayoutTests {
  private func layout(
    _ type: UIKeyboardType = .default, _ plane: KeyboardPlane = .letters,
    _ shift: KeyboardShift = .off, returnKey: UIReturnKeyType = .default
  ) -> KeyboardLayout {
    KeyboardLayout(KeyboardTraits(type: type, returnKey: returnKey), plane, shift: shift)
  }

  private func labels(_ layout: KeyboardLayout) -> [String] {
    layout.rows.map { $0.keys.map(\.label).joined(separator: " ") }
  }

  @Test func `letters are small or capital, and the other keys keep their names`() {
    #expect(
      labels(layout()) == [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete",
        "numbers space return",
      ])
    #expect(
      labels(layout(.default, .letters, .on)) == [
        "Q W E R T Y U I O P", "A S D F G H J K L", "shift Z X C V B N M delete",
        "numbers space return",
      ])
    let shift = layout(.default, .letters, .locked).rows[2].keys[0]
    #expect(shift.isSelected && shift.isButton && shift.identifier == "shift")
    #expect(!layout().rows[2].keys[0].isSelected)
  }

  @Test func `numbers and symbols have separate planes`() {
    #expect(
      labels(layout(.default, .numbers)) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "symbols . , ? ! ' delete",
        "letters space return",
      ])
    #expect(labels(layout(.default, .symbols))[2] == "numbers . , ? ! ' delete")
    let more = layout().rows[3].keys[0]
    #expect(more.identifier == "more" && more.action == .show(.numbers) && !more.isButton)
  }

  @Test(arguments: [
    (UIKeyboardType.URL, "numbers . / .com return"), (.emailAddress, "numbers space @ . return"),
    (.twitter, "numbers space @ # return"), (.webSearch, "numbers space . return"),
    (.asciiCapable, "numbers space return"),
  ])
  func `the last row has the keys that the type needs`(type: UIKeyboardType, keys: String) {
    #expect(labels(layout(type))[3] == keys)
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, "0 Delete"), (.asciiCapableNumberPad, "0 Delete"),
    (.decimalPad, ". 0 Delete"), (.phonePad, "more, symbols 0 Delete"),
    (.namePhonePad, "letters 0 Delete"),
  ])
  func `a keypad has digits and no Return key`(type: UIKeyboardType, last: String) {
    let labels = labels(layout(type, .numbers))
    #expect(labels == ["1 2 3", "4 5 6", "7 8 9", last])
  }

  @Test(arguments: [
    (UIReturnKeyType.default, "Return", "return"), (.go, "Go", "go"), (.google, "Google", "search"),
    (.join, "Join", "join"), (.next, "Next:", "next"), (.route, "Route", "route"),
    (.search, "Search", "search"), (.send, "Send", "send"), (.yahoo, "Yahoo", "search"),
    (.done, "Done", "done"), (.emergencyCall, "EmergencyCall", "emergency call"),
    (.continue, "Continue", "continue"),
  ])
  func `the Return key has UIKit's names`(
    type: UIReturnKeyType, identifier: String, label: String
  ) throws {
    let key = try #require(layout(returnKey: type).rows[3].keys.last)
    #expect(key.identifier == identifier && key.label == label)
    #expect(key.isButton && key.action == .enter)
  }

  @Test(
    arguments: [
      UIKeyboardType.default, .URL, .emailAddress, .twitter, .webSearch, .numberPad, .decimalPad,
      .phonePad, .namePhonePad,
    ], [KeyboardPlane.letters, .numbers, .symbols])
  func `no row is wider than the keyboard`(type: UIKeyboardType, plane: KeyboardPlane) {
    for row in layout(type, plane).rows {
      let width = row.indent + row.keys.reduce(0) { $0 + $1.width }
      #expect(width <= KeyboardLayout.width + 1e-9)
      #expect(row.keys.allSatisfy { $0.width >= 1 })
    }
  }
}
