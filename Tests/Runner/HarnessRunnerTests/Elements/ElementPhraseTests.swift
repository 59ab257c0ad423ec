import AppDriving
import AutomationProtocol
import Testing

@testable import HarnessRunner

@Suite struct ElementPhraseTests {
  @Test(
    arguments: [
      ("the button \"Login\"", #"app.buttons["Login"]"#),
      ("the text field 'User \"x\"'", #"app.textFields["User \"x\""]"#),
      ("the second cell", "app.cells.element(boundBy: 1)"),
      ("the 12th row", "app.cells.element(boundBy: 11)"),
      ("the last cell in the table \"Accounts\"", nil),
      ("the first text in the third cell", nil),
      ("the \"Login\" button", #"app.buttons["Login"]"#),
      ("the app", "app"),
    ] as [(String, String?)])
  func `a phrase becomes a query`(words: String, swift: String?) throws {
    let phrase = try ElementPhrase(words)
    if let swift { #expect(phrase.query.swiftSource == swift) }
    #expect(phrase.text == words)
  }

  @Test(arguments: [
    "the button \"Login\"", "the last cell in the table \"Accounts\"",
    "the 21st text in the third cell", "the secure text field \"a \\\"b\\\"\"",
  ])
  func `a query becomes the same phrase again`(words: String) throws {
    #expect(try ElementPhrase(words).query.phrase == words)
  }

  @Test func `conditions other than names become predicates`() throws {
    let labelled = try ElementPhrase("the button labelled \"Log in\"").query
    #expect(labelled.steps.last == .matching(try ElementPredicate(format: "label == 'Log in'")))
    let containing = try ElementPhrase("any element containing \"x\" in the alert").query
    #expect(containing.steps.first == .descendants(.alert))
    #expect(containing.steps.last == .matching(try ElementPredicate(format: "label CONTAINS 'x'")))
  }

  @Test(arguments: [
    ("the buton \"Login\"", "no element is called “buton”; did you mean “button”?"),
    ("the button labeld \"x\"", "“labeld” isn't a condition for a name; did you mean “labeled”?"),
    ("the button labelled", "a name in quotation marks must follow “labelled”"),
    ("the button \"a\" \"b\"", "“\"b\"” isn't understood"),
    ("the", "no element is called “”"),
  ])
  func `an unknown word is an error with suggestions`(words: String, message: String) {
    let error = #expect(throws: StepError.self) { try ElementPhrase(words) }
    #expect(error?.description == "“\(words)” doesn't name an element: \(message)")
  }

  @Test func `each element type has a phrase`() {
    for type in ElementType.allCases {
      #expect(ElementRole.type(ElementRole.words(type)) == type)
    }
    #expect(ElementRole.type("switches") == .switch)
    #expect(ElementRole.type("entries") == nil)
  }
}
