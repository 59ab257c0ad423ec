import Testing

@testable import TerminalUIKit

/// The keyboard settings of a text.
@MainActor
struct KeyboardTraitsTests {
  private func startsWithCapital(
    _ text: String, _ capitals: UITextAutocapitalizationType = .sentences,
    _ change: (UITextField) -> Void = { _ in }
  ) -> Bool {
    let field = UITextField()
    field.autocapitalizationType = capitals
    field.insertText(text)
    change(field)
    return KeyboardTraits(of: field).startsWithCapital
  }

  @Test(arguments: [
    ("", true), ("One", false), ("One ", false), ("One. ", true), ("One.", false), ("Why?  ", true),
    ("Oh! ", true), ("a, ", false), (" ", true),
  ])
  func `a sentence begins with a capital letter`(text: String, isCapital: Bool) {
    #expect(startsWithCapital(text) == isCapital)
  }

  @Test func `the text before the caret determines the capitals`() {
    #expect(
      startsWithCapital("One") {
        $0.selectedTextRange = $0.textRange(
          from: $0.beginningOfDocument, to: $0.beginningOfDocument)
      })
  }

  @Test func `a line begins with a capital letter`() {
    let view = UITextView()
    view.insertText("one\n")
    #expect(KeyboardTraits(of: view).startsWithCapital)
  }

  @Test func `a field can have other capitals`() {
    #expect(startsWithCapital("one ", .words) && !startsWithCapital("one", .words))
    #expect(startsWithCapital("one", .allCharacters))
    #expect(!startsWithCapital("", .none))
  }

  @Test(arguments: [UIKeyboardType.emailAddress, .URL, .webSearch])
  func `addresses have no automatic capitals`(type: UIKeyboardType) {
    #expect(!startsWithCapital("") { $0.keyboardType = type })
  }

  @Test func `a password has no automatic capitals`() {
    #expect(!startsWithCapital("") { $0.isSecureTextEntry = true })
  }

  @Test func `Shift is for one letter unless it is locked`() {
    let traits = KeyboardTraits(of: UITextField())
    var choice = KeyboardChoice()
    #expect(choice.shift(traits) == .on)
    choice.pressShift(traits, isDouble: false)
    #expect(choice.shift(traits) == .off)
    choice.pressShift(traits, isDouble: true)
    choice.didType("A", traits)
    #expect(choice.shift(traits) == .locked)
    choice.pressShift(traits, isDouble: false)
    choice.didType("a", traits)
    #expect(choice.shift == nil)
  }

  @Test func `a space leads from numbers back to letters`() {
    let traits = KeyboardTraits(of: UITextField())
    var choice = KeyboardChoice()
    choice.show(.numbers)
    choice.didType("1", traits)
    #expect(choice.plane == .numbers)
    choice.didType(" ", traits)
    #expect(choice.plane == nil)
  }
}
