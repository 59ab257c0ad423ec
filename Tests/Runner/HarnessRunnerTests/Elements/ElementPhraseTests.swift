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
  func `words become a query`(words: String, swift: String?) throws {
    let phrase = try ElementPhrase(words)
    if let swift { #expect(phrase.query.swiftSource == swift) }
    #expect(phrase.text == words)
  }

  @Test(arguments: [
    "the button \"Login\"", "the last cell in the table \"Accounts\"",
    "the 21st text in the third cell", "the secure text field \"a \\\"b\\\"\"",
  ])
  func `a query becomes the words again`(words: String) throws {
    #expect(try ElementPhrase(words).query.phrase == words)
  }

  @Test func `conditions beside names become predicates`() throws {
    let labelled = try ElementPhrase("the button labelled \"Log in\"").query
    #expect(labelled.steps.last == .matching(try ElementPredicate(format: "label == 'Log in'")))
    let containing = try ElementPhrase("any element containing \"x\" in the alert").query
    #expect(containing.steps.first == .descendants(.alert))
    #expect(containing.steps.last == .matching(try ElementPredicate(format: "label CONTAINS 'x'")))
  }

  @Test(arguments: [
    ("the buton \"Login\"", "no element is called “buton”; did you mean “button”?"),
    ("the button labeld \"x\"", "“labeld” says nothing of a name; did you mean “labeled”?"),
    ("the button labelled", "a name in quotation marks must follow “labelled”"),
    ("the button \"a\" \"b\"", "“\"b\"” is left over"),
    ("the", "no element is called “”"),
  ])
  func `other words are an error with the nearest ones`(words: String, message: String) {
    let error = #expect(throws: StepError.self) { try ElementPhrase(words) }
    #expect(error?.description == "“\(words)” doesn't name an element: \(message)")
  }

  @Test func `each type of elements has words`() {
    for type in ElementType.allCases {
      #expect(ElementRole.type(ElementRole.words(type)) == type)
    }
    #expect(ElementRole.type("switches") == .switch)
    #expect(ElementRole.type("entries") == nil)
  }
}
