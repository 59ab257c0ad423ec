import AutomationProtocol

/// A text that is being typed into a field, and the field's earlier text.
struct TypedText {
  /// The field's text before the typing.
  var before: String
  /// The typed text, without control characters.
  var typed: String

  /// Returns whether a field shows the text.
  ///
  /// It is where the cursor was, perhaps in place of a selection. A field that formats may add characters,
  /// such as punctuation and units, and change the case of letters. None of the text may be missing, and
  /// its words and numbers stay whole: another letter in a word is a correction.
  func isShown(in after: String) -> Bool {
    // A selection that is replaced by the same text can't be told from a key that was lost.
    if after == before { return false }
    if after == before + typed || after == typed { return true }
    return replacesPart(in: after) || isFormatted(in: after)
  }

  /// Returns whether a secure field, which shows only the length of its text, shows the expected length.
  func hasLength(of after: String) -> Bool {
    // A secure field may be cleared when it gets the focus. A web page shows a bullet for each UTF-16 unit of
    // what was typed, other apps show one for each character.
    [typed.count, typed.utf16.count].contains { length in
      after.count == before.count + length || after.count == length
    }
  }

  /// Returns whether the typed text is between the beginning and the end of the old text.
  private func replacesPart(in after: String) -> Bool {
    let (old, new) = (Array(before), Array(after))
    let length = typed.count
    guard new.count >= length else { return false }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    // The length of the rest of the old text; the typed text lies between its two parts.
    let rest = new.count - length
    guard rest <= old.count, rest <= start + end else { return false }
    let firstPlace = max(0, rest - end)
    let lastPlace = min(start, rest)
    guard firstPlace <= lastPlace else { return false }
    // Between equal characters it doesn't matter where the text begins.
    let places = Set([firstPlace, lastPlace]).union(
      (firstPlace...lastPlace).prefix(Self.placeLimit))
    let text = Array(typed)
    return places.contains { new[$0..<$0 + length].elementsEqual(text) }
  }

  /// Returns whether the field shows the text with added characters, or with letters in another case.
  private func isFormatted(in after: String) -> Bool {
    guard after.count >= before.count + typed.count else { return false }
    let (new, text) = (Array(after.lowercased()), Array(typed.lowercased()))
    let old = before.lowercased()
    guard let first = text.first else { return true }
    var stepCount = 0
    for start in new.indices where new[start] == first {
      // In a long text of few different characters, the exact answer takes too long.
      if stepCount > Self.stepLimit { return true }
      guard let end = Self.end(of: text, in: new[start...], &stepCount) else { continue }
      let word = new[..<start].reversed().prefix(while: \.isLetter).reversed()
      let rest = new[end...].prefix(while: \.isLetter)
      stepCount += word.count + rest.count
      // The letters beside the text are the old text's, or aren't in its words.
      if first.isLetter, !word.isEmpty, !old.contains(String(word)) { continue }
      if new[end - 1].isLetter, !rest.isEmpty, !old.contains(String(rest)) { continue }
      return true
    }
    return false
  }

  /// Returns the end of a text at the beginning of another one, which may have additional characters between the
  /// text's words and numbers; `nil` if it isn't there.
  private static func end(
    of text: [Character], in new: ArraySlice<Character>, _ stepCount: inout Int
  ) -> Int? {
    var position = 0
    for index in new.indices {
      stepCount += 1
      let character = new[index]
      if character == text[position] {
        position += 1
        if position == text.count { return index + 1 }
        continue
      }
      let neighbours = [text[position - 1], text[position]]
      if character.isLetter, neighbours.contains(where: \.isLetter) { return nil }
      if character.isNumber, neighbours.contains(where: \.isNumber) { return nil }
    }
    return nil
  }

  private static let stepLimit = 1_000_000
  private static let placeLimit = 64
}

extension AutomationElement {
  /// Whether a text that is typed into the element becomes its value.
  var showsTypedText: Bool {
    switch automationType {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// The text in the field; an empty one may show its placeholder as its value.
  var enteredText: String {
    guard let text = automationValue?.text, text != automationPlaceholder else { return "" }
    return text
  }
}

extension Character {
  /// Whether the character is text, and not a key such as Backspace.
  var isTyped: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && !(0xF700...0xF8FF).contains(scalar.value)
    }
  }
}
