import CellRendering
import Foundation
import Testing
import TestSupport

@testable import TerminalUIKit

struct TextEditorTests {
  /// Creates an editor from a text with `|` at the caret, or `[` and `]` around the selection.
  private static func editor(_ picture: String) -> TextEditor {
    var editor = TextEditor(picture.filter { !"|[]".contains($0) })
    let characters = Array(picture)
    if let caret = characters.firstIndex(of: "|") { editor.select(caret..<caret) }
    if let start = characters.firstIndex(of: "["), let end = characters.firstIndex(of: "]") {
      editor.select(start..<(end - 1))
    }
    return editor
  }

  private static func picture(_ editor: TextEditor) -> String {
    var characters = Array(editor.text)
    let selection = editor.selection
    if selection.isEmpty {
      characters.insert("|", at: selection.lowerBound)
    } else {
      characters.insert("]", at: selection.upperBound)
      characters.insert("[", at: selection.lowerBound)
    }
    return String(characters)
  }

  struct Deleting: Sendable {
    var before: String
    var deletion: TextEditor.Deletion
    var after: String?
  }

  @Test(arguments: [
    Deleting(before: "abc|", deletion: .backward, after: "ab|"),
    Deleting(before: "|abc", deletion: .backward, after: nil),
    Deleting(before: "a|bc", deletion: .forward, after: "a|c"),
    Deleting(before: "abc|", deletion: .forward, after: nil),
    Deleting(before: "a[bc]d", deletion: .backward, after: "a|d"),
    Deleting(before: "a[bc]d", deletion: .toEnd, after: "a|d"),
    Deleting(before: "one two|", deletion: .wordBackward, after: "one |"),
    Deleting(before: "one two  |", deletion: .wordBackward, after: "one |"),
    Deleting(before: "ab|cd", deletion: .toStart, after: "|cd"),
    Deleting(before: "ab|cd", deletion: .toEnd, after: "ab|"),
    Deleting(before: "e\u{301}|x", deletion: .backward, after: "|x"),
    Deleting(before: "a👨‍👩‍👧|b", deletion: .backward, after: "a|b"),
    Deleting(before: "🇩🇪🇫🇷|", deletion: .backward, after: "🇩🇪|"),
  ])
  func `deletion removes whole characters`(_ deleting: Deleting) {
    var editor = Self.editor(deleting.before)
    let replacement = editor.deletion(of: deleting.deletion)
    if let replacement { editor.apply(replacement) }
    #expect((replacement != nil ? Self.picture(editor) : nil) == deleting.after)
  }

  struct Moving: Sendable {
    var before: String
    var movement: TextEditor.Movement
    var isSelecting = false
    var after: String
  }

  @Test(arguments: [
    Moving(before: "ab|c", movement: .left, after: "a|bc"),
    Moving(before: "|abc", movement: .left, after: "|abc"),
    Moving(before: "ab|c", movement: .right, after: "abc|"),
    Moving(before: "abc|", movement: .right, after: "abc|"),
    Moving(before: "a[bc]d", movement: .left, after: "a|bcd"),
    Moving(before: "a[bc]d", movement: .right, after: "abc|d"),
    Moving(before: "ab|c", movement: .start, after: "|abc"),
    Moving(before: "ab|c", movement: .end, after: "abc|"),
    Moving(before: "ab|c", movement: .left, isSelecting: true, after: "a[b]c"),
    Moving(before: "ab|c", movement: .start, isSelecting: true, after: "[ab]c"),
    Moving(before: "one, two| x", movement: .wordLeft, after: "one, |two x"),
    Moving(before: "one|, two x", movement: .wordRight, after: "one, two| x"),
    Moving(before: "👨‍👩‍👧|b", movement: .left, after: "|👨‍👩‍👧b"),
  ])
  func `the caret moves by whole characters`(_ moving: Moving) {
    var editor = Self.editor(moving.before)
    editor.move(moving.movement, isSelecting: moving.isSelecting)
    #expect(Self.picture(editor) == moving.after)
  }

  @Test func `reversing the movement shrinks the selection`() {
    var editor = TextEditor("abc")
    editor.move(.left, isSelecting: true)
    editor.move(.left, isSelecting: true)
    editor.move(.right, isSelecting: true)
    #expect(Self.picture(editor) == "ab[c]" && editor.selectedText == "c")
  }

  @Test func `typing replaces the selection`() {
    var editor = Self.editor("a[bc]d")
    editor.apply(editor.insertion(of: "XY"))
    #expect(Self.picture(editor) == "aXY|d")
  }

  @Test func `an accent joins the letter before it`() {
    var editor = Self.editor("e|x")
    editor.apply(editor.insertion(of: "\u{301}"))
    #expect(editor.text.count == 2 && editor.caret == 1)
  }

  @Test func `a joiner that merges both sides leaves the caret between characters`() {
    var editor = Self.editor("👨|👩")
    editor.apply(editor.insertion(of: "\u{200D}"))
    #expect(editor.text.count == 1 && editor.caret == 1)
    editor.apply(editor.insertion(of: "!"))
    #expect(editor.text == "👨\u{200D}👩!")
  }

  @Test func `ranges for delegates count UTF-16 units`() {
    let editor = Self.editor("a👨‍👩‍👧|b")
    #expect(editor.utf16Range(of: 1..<2) == NSRange(location: 1, length: 8))
    #expect(editor.characterRange(ofUTF16: NSRange(location: 1, length: 8)) == 1..<2)
    #expect(editor.characterRange(ofUTF16: NSRange(location: 2, length: 2)) == 1..<2)
    #expect(editor.characterRange(ofUTF16: NSRange(location: 10, length: 0)) == 3..<3)
    #expect(editor.characterRange(ofUTF16: NSRange(location: 11, length: 0)) == nil)
    #expect(editor.characterRange(ofUTF16: NSRange(location: -1, length: 1)) == nil)
    #expect(editor.characterRange(ofUTF16: NSRange(location: 1, length: .max)) == nil)
  }

  @Test func `random commands keep the caret inside the text`() {
    var random = SeededRandom(seed: 11)
    var editor = TextEditor()
    let texts = ["a", " ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩", "漢", "\u{200D}", "long word"]
    for step in 0..<2000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: editor.apply(editor.insertion(of: texts.randomElement(using: &random) ?? ""))
      case 1:
        let all: [TextEditor.Deletion] = [.backward, .forward, .wordBackward, .toStart, .toEnd]
        if let deletion = all.randomElement(using: &random),
          let replacement = editor.deletion(of: deletion)
        {
          editor.apply(replacement)
        }
      case 2:
        let all: [TextEditor.Movement] = [.left, .right, .wordLeft, .wordRight, .start, .end]
        editor.move(
          all.randomElement(using: &random) ?? .left, isSelecting: Bool.random(using: &random))
      default: editor.select(Int.random(in: -3...3, using: &random)..<9)
      }
      let count = editor.text.count
      #expect((0...count).contains(editor.caret), "seed 11, step \(step)")
      #expect((0...count).contains(editor.anchor), "seed 11, step \(step)")
    }
  }

  @Test(arguments: [
    ("abc", 1..<2, "x"), ("abc", 3..<3, "d"), ("", 0..<0, "a"), ("ab\tc", 0..<4, ""),
    ("abc", 1..<1, "é"), ("abe", 3..<3, "\u{301}"), ("a\r", 2..<2, "\n"), ("👍", 0..<1, "a"),
    ("ab👍cd", 2..<3, "x"),
  ])
  func `positions are the same from the cache and from counting`(
    text: String, range: Range<Int>, new: String
  ) {
    var editor = TextEditor(text)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: range.upperBound)
    #expect(editor.utf16Range(of: range) == NSRange(start..<end, in: text))
    editor.apply(TextEditor.Replacement(range: range, text: new))
    let whole = text[..<start] + new + text[end...]
    #expect(editor.text == whole)
    #expect(editor.count == whole.count)
    let caret = editor.caret
    #expect(editor.utf16Range(of: 0..<caret).length == String(whole.prefix(caret)).utf16.count)
    #expect(
      editor.characterRange(ofUTF16: NSRange(location: 0, length: whole.utf16.count))
        == 0..<whole.count)
    var same = TextEditor(String(whole))
    same.select(caret..<caret)
    #expect(editor == same)
  }

  @Test(arguments: ["x", "é", "e\u{301}", "漢", "👩‍👩‍👧", "🇩🇪", "ש", "\r\n"])
  func `a key in a long text changes only adjacent characters`(character: String) {
    for isAtEnd in [true, false] {
      var editor = TextEditor(String(repeating: character + "a", count: 1000))
      let place = isAtEnd ? editor.count : editor.count / 2
      editor.select(place..<place)
      let splice = editor.apply(editor.insertion(of: character))
      #expect(splice.range.count <= 1 && splice.count <= 2, "\(splice)")
      #expect(editor.characters == Array(editor.text) && editor.caret == place + 1)
    }
  }

  @Test func `characters, positions and the width match the text after random edits`() {
    var random = SeededRandom(seed: 12)
    var editor = TextEditor("🇩🇪🇫🇷")
    let texts = [
      "a", "é", "e\u{301}", "\u{301}", "👩", "\u{200D}", "🇩", "漢", "\r", "\n", "", "ab c",
    ]
    for step in 0..<3000 {
      let start = Int.random(in: 0...editor.count, using: &random)
      let end = Int.random(in: start...min(editor.count, start + 3), using: &random)
      let new = texts.randomElement(using: &random) ?? ""
      var scalars = Array(editor.text.unicodeScalars)
      let lower = String(editor.characters[..<start]).unicodeScalars.count
      let upper = String(editor.characters[..<end]).unicodeScalars.count
      scalars.replaceSubrange(lower..<upper, with: Array(new.unicodeScalars))
      editor.apply(TextEditor.Replacement(range: start..<end, text: new))
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(Array(editor.text.unicodeScalars) == scalars, "seed 12, step \(step)")
      #expect(editor.characters == Array(String(text)), "seed 12, step \(step)")
      #expect(editor.utf16Count == editor.text.utf16.count, "seed 12, step \(step)")
      let width = editor.width()
      #expect(width == TextMetrics.width(of: editor.text), "seed 12, step \(step)")
      let place = Int.random(in: 0...editor.count, using: &random)
      let before = String(editor.characters[..<place])
      #expect(editor.utf16Range(of: 0..<place).length == before.utf16.count)
      if editor.characters != Array(String(text)) { return }
      if editor.count > 60 { editor.setText("🇩🇪") }
    }
  }
}
