/// Phrases from other tools that differ too much from our steps to be found by comparing words.
enum FamiliarWords {
  /// Returns the expression of the equivalent step, or `nil` if the text isn't such a phrase.
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
