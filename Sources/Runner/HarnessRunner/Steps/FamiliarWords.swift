/// The words in which other tools' users say what a step does, too far from it for a comparison of words.
enum FamiliarWords {
  /// Returns the expression of the step that a text means; `nil` if it is in no such words.
  static func expression(for text: String) -> String? {
    if text.contains(/^I (?:press|hit) (?:the )?"?[A-Za-z]+"?(?: key)?$/) {
      return "I press the key {string}"
    }
    if text.contains(/^I (?:wait|pause|sleep)(?: for)? \d+(?:\.\d+)? ?(?:s|secs?|seconds?)$/) {
      return "the clock advances {float} s"
    }
    if text.contains(/^I (?:should not|shouldn't|don't|do not) see (?:the text )?["']/) {
      return "the screen does not show {string}"
    }
    if text.contains(/^I (?:should |can )?see (?:the text )?["']/) {
      return "the screen shows {string}"
    }
    return nil
  }
}
