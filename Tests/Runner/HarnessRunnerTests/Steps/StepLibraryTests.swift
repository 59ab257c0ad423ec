import Gherkin
import Testing

@testable import HarnessRunner

@Suite struct StepLibraryTests {
  private let library: StepLibrary

  init() throws { library = try StepLibrary() }

  @Test func `each expression is valid, and each example matches only its own`() throws {
    for definition in Vocabulary.steps {
      _ = try definition.expression.expression()
      let example = try #require(definition.example.last)
      let text = try #require(example.split(separator: "\n").first.map(String.init))
      guard case .defined(let found, _) = library.find(text) else {
        Issue.record("“\(text)”: \(library.find(text))")
        continue
      }
      #expect(found.expression.source == definition.expression.source)
    }
  }

  @Test(arguments: [
    (
      "the clock advances -5 s",
      "“-5.0” is not a valid length of time; use a number from 0 to 1000000000"
    ),
    (
      "the clock advances -5 ms",
      "“-5.0” is not a valid length of time; use a number from 0 to 1000000000"
    ),
    ("the page \"http://[::1\" is open", "“http://[::1” is not a valid URL"),
    ("within -1 s the button \"Login\" exists", "“-1.0” is not a valid length of time"),
    ("the clock advances 99999999999999999999 s", "“1e+20” is not a valid length of time"),
    ("I press and hold the button \"Login\" for -1 s", "“-1.0” is not a valid length of time"),
    ("the server answers GET /x with 200 after -1 s", "“-1.0” is not a valid length of time"),
    (
      "I tap the button \"Login\" 0 times",
      "“0” is not a valid number of taps; use a number from 1 to"
    ),
    ("there are -2 cells", "“-2” is not a valid number of elements; use a number from 0 to"),
    (
      "I set the date of the date picker \"d\" to \"2026-02-31\"",
      "“2026-02-31” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"2025-02-29\"",
      "“2025-02-29” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"2026-12-24T25:00:00Z\"",
      "“2026-12-24T25:00:00Z” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"2026-12-24T10:30Z\"",
      "“2026-12-24T10:30Z” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"2026-12-24 10:30:00\"",
      "“2026-12-24 10:30:00” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"2026-12-24 rubbish\"",
      "“2026-12-24 rubbish” is not a valid date; use 2026"
    ),
    (
      "I set the date of the date picker \"d\" to \"26-01-02\"",
      "“26-01-02” is not a valid date; use 2026"
    ),
  ])
  func `a step refuses an invalid number or date before it does anything`(
    step: String, message: String
  ) throws {
    // No app runs, so a step that got further would fail with another error.
    let live = try LiveApp()
    let error = #expect(throws: StepError.self) { try live.carryOut(step) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a text longer than any step gets no suggestion`() {
    let words = "I tapp the button " + String(repeating: "x", count: 2_000)
    guard case .undefined(let nearest) = library.find(words) else {
      Issue.record("it matches")
      return
    }
    #expect(nearest.isEmpty)
  }

  @Test(arguments: [
    ("I tapp the button \"Login\"", "I tap {element}"),
    ("the text \"results\" read \"Success\"", "{element} reads {string}"),
    ("I type \"x\" in the text field \"y\"", "I type {string} into {element}"),
    ("within 90 sec the text \"x\" exists", "within {float} s {}"),
    ("text \"x\" exists", "{element} exists/appears"),
    ("I press Return", "I press the key {string}"),
    ("I press \"enter\"", "I press the key {string}"),
    ("I wait 5 seconds", "the clock advances {float} s"),
    ("I wait for 0.5 s", "the clock advances {float} s"),
    ("I should see \"x\"", "the screen shows {string}"),
    ("I see the text \"x\"", "the screen shows {string}"),
    ("I should not see \"x\"", "the screen does not show {string}"),
  ])
  func `an undefined step gets the nearest steps as suggestions`(text: String, expected: String) {
    guard case .undefined(let nearest) = library.find(text) else {
      Issue.record("“\(text)” is defined")
      return
    }
    #expect(nearest.contains(expected), "\(nearest)")
  }

  @Test func `familiar phrases map to existing steps`() {
    let texts = ["I press Tab", "I wait 1 s", "I see \"a\"", "I don't see \"a\""]
    let known = Set(Vocabulary.steps.map(\.expression.source))
    #expect(texts.compactMap(FamiliarWords.expression).filter(known.contains).count == texts.count)
  }

  @Test func `a step unlike any other gets no suggestion`() {
    guard case .undefined(let nearest) = library.find("colourless green ideas sleep furiously")
    else {
      Issue.record("it is defined")
      return
    }
    #expect(nearest == [])
  }

  @Test(arguments: [
    ("I {int} cucumber(s)", "I 3 cucumbers", true), ("tap/press {string}", "press \"x\"", true),
    ("a\\(b", "a(b", true), ("within {float} s {}", "within 1 s x", true), ("a b", "a c", false),
  ])
  func `the check of an expression's beginning doesn't rule out matching texts`(
    source: String, text: String, matches: Bool
  ) {
    let expression = StepExpression(source, types: Vocabulary.types)
    #expect((expression.match(text) != nil) == matches)
  }
}
