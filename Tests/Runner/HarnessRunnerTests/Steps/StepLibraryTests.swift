import Gherkin
import Testing

@testable import HarnessRunner

@Suite struct StepLibraryTests {
  private let library: StepLibrary

  init() throws { library = try StepLibrary() }

  @Test func `each expression is valid, and each example matches its own alone`() throws {
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
    ("I tapp the button \"Login\"", "I tap {element}"),
    ("the text \"results\" read \"Success\"", "{element} reads {string}"),
    ("I type \"x\" in the text field \"y\"", "I type {string} into {element}"),
  ])
  func `an undefined step names the nearest`(text: String, expected: String) {
    guard case .undefined(let nearest) = library.find(text) else {
      Issue.record("“\(text)” is defined")
      return
    }
    #expect(nearest.contains(expected), "\(nearest)")
  }

  @Test func `a step like none names none`() {
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
  func `the beginning of an expression rules out other texts alone`(
    source: String, text: String, matches: Bool
  ) {
    let expression = StepExpression(source, types: Vocabulary.types)
    #expect((expression.match(text) != nil) == matches)
  }
}
