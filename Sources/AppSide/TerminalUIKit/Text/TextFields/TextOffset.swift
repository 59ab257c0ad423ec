/// A position between two characters of a text, in all units.
struct TextOffset: Hashable {
  /// The number of characters before the position.
  var character = 0
  /// The number of UTF-8 bytes before the position.
  var utf8 = 0
  /// The number of UTF-16 units before the position.
  var utf16 = 0

  /// Returns the position after a character that begins here.
  func after(_ next: Character) -> TextOffset {
    TextOffset(
      character: character + 1, utf8: utf8 + next.utf8.count, utf16: utf16 + next.utf16.count)
  }

  /// Returns the position before a character that ends here.
  func before(_ previous: Character) -> TextOffset {
    TextOffset(
      character: character - 1, utf8: utf8 - previous.utf8.count,
      utf16: utf16 - previous.utf16.count)
  }
}
