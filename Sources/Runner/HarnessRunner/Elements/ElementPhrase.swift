import AutomationProtocol
import ElementTypes

/// An element in the words of a step: `the second button "Login" in the table "Accounts"`.
struct ElementPhrase: Equatable {
  /// The query that finds the element.
  var query: ElementQuery
  /// The named type.
  var type: ElementType
  /// The words, for messages.
  var text: String

  /// The pattern of a parameter of type `element`: words and quoted names after an article.
  static let pattern =
    #"(?:the|an?|any)(?: (?:[a-z]+|\d+(?:st|nd|rd|th)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))+?"#
  /// The pattern of a parameter of type `elements`, without an article: `cells in the table "Employees"`.
  static let pluralPattern =
    #"[a-z]+(?: (?:[a-z]+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))*?"#

  init(query: ElementQuery, type: ElementType, text: String) {
    self.query = query
    self.type = type
    self.text = text
  }

  /// Parses the words for an element.
  ///
  /// - Throws: `StepError`, with the nearest words, if the text doesn't describe an element.
  init(_ text: String) throws {
    var parser = ElementPhraseParser(text)
    self = try parser.phrase()
  }
}
