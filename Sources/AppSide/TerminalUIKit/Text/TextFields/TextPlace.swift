/// A place in a text between two characters, counted in every way that somebody asks for.
struct TextPlace: Hashable {
  /// How many characters lie before it.
  var character = 0
  /// How many bytes of UTF-8.
  var utf8 = 0
  /// How many units of UTF-16.
  var utf16 = 0

  /// The place behind a character that begins here.
  func after(_ next: Character) -> TextPlace {
    TextPlace(
      character: character + 1, utf8: utf8 + next.utf8.count, utf16: utf16 + next.utf16.count)
  }

  /// The place before a character that ends here.
  func before(_ previous: Character) -> TextPlace {
    TextPlace(
      character: character - 1, utf8: utf8 - previous.utf8.count,
      utf16: utf16 - previous.utf16.count)
  }
}
