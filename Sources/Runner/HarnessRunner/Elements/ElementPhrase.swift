import AutomationProtocol
import ElementTypes

/// An element in the words of a step: `the second button "Login" in the table "Accounts"`.
struct ElementPhrase: Equatable {
  /// The query that finds it.
  var query: ElementQuery
  /// The type that was named.
  var type: ElementType
  /// The words, for messages.
  var text: String

  /// What a parameter of the type `element` looks like: words and names in quotation marks.
  static let pattern =
    #"(?:the|an?|any)(?: (?:[a-z]+|\d+(?:st|nd|rd|th)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))+?"#
  /// The same without an article: `cells in the table "Employees"`.
  static let pluralPattern =
    #"[a-z]+(?: (?:[a-z]+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))*?"#

  init(query: ElementQuery, type: ElementType, text: String) {
    self.query = query
    self.type = type
    self.text = text
  }

  /// Reads an element.
  ///
  /// - Throws: `StepError` for words that mean no element, with the nearest ones.
  init(_ text: String) throws {
    var parser = ElementPhraseParser(text)
    self = try parser.phrase()
  }
}
