import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `A predicate made of a format` {
  @Test func `can be translated back`() throws {
    #expect(
      try ElementPredicate(NSPredicate(format: "label == %@ AND value == %d", "x", 3)).formatString
        == #"label == "x" AND value == 3"#)
    #expect(
      try ElementPredicate(NSPredicate(format: "label IN %@", ["a", "b"])).formatString
        == #"label IN {"a", "b"}"#)
    #expect(
      try ElementPredicate(NSPredicate(format: "%K == %@", argumentArray: ["label", "x"]))
        .formatString == #"label == "x""#)
    #expect(try ElementPredicate(NSPredicate(value: false)) == .value(false))
    #expect(throws: UntranslatablePredicate.self) {
      try ElementPredicate(NSPredicate { _, _ in true })
    }
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "label == 'x'"), NSPredicate { _, _ in true },
    ])
    #expect(throws: UntranslatablePredicate.self) { try ElementPredicate(compound) }
  }

  @Test func `is not mistaken for one that is gone`() throws {
    for number in 0..<1000 {
      let made = NSPredicate(format: "label == %d", number)
      #expect(try ElementPredicate(made).formatString == "label == \(number)")
      let block = NSPredicate { _, _ in true }
      #expect(throws: UntranslatablePredicate.self) { try ElementPredicate(block) }
    }
  }

  @Test func `can be evaluated here`() {
    let long = NSPredicate(format: "SELF.length > %d", 3)
    #expect(long.evaluate(with: "four"))
    #expect(!long.evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF MATCHES '[0-9]+'").evaluate(with: "123"))
    #expect(
      NSPredicate(format: "SELF == $NAME").evaluate(
        with: "x", substitutionVariables: ["NAME": "x"]))
  }

  @Test func `can be evaluated on an element and on a query`() {
    let app = Fixture.launch(
      """
      {"type": "button", "identifier": "go", "label": "Go", "frame": [0, 0, 80, 16]},
      {"type": "button", "label": "Twin"}, {"type": "button", "label": "Twin"}
      """)
    let exists = NSPredicate(format: "exists == true")
    #expect(exists.evaluate(with: app.buttons["go"]))
    #expect(!exists.evaluate(with: app.buttons["gone"]))
    #expect(NSPredicate(format: "exists == false").evaluate(with: app.buttons["gone"]))
    #expect(NSPredicate(format: "label BEGINSWITH 'G'").evaluate(with: app.buttons["go"]))
    #expect(!NSPredicate(format: "label BEGINSWITH 'G'").evaluate(with: app.buttons["gone"]))
    #expect(NSPredicate(format: "hittable == 1").evaluate(with: app.buttons["go"]))
    #expect(NSPredicate(format: "count == 3").evaluate(with: app.buttons))
    #expect(NSPredicate(format: "'go' IN identifiers").evaluate(with: app.buttons["go"]))
    #expect(NSPredicate(format: "frame.size.width == 80").evaluate(with: app.buttons["go"]))
  }
}
