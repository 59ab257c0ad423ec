import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

/// Gives access to `predicateFormat` without the warning that the toolchain's deprecation causes.
private protocol Formatted { var predicateFormat: String { get } }

extension NSPredicate: Formatted {
  fileprivate var format: String { (self as any Formatted).predicateFormat }

  /// An initializer that test suites commonly add.
  fileprivate convenience init(labels: [String]) { self.init(format: "label IN %@", labels) }
  fileprivate convenience init(label: String) { self.init(format: "label == %@", label) }
}

@Suite struct `A predicate from a format string` {
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

  @Test func `isn't mistaken for one that was deallocated`() throws {
    for number in 0..<1000 {
      let made = NSPredicate(format: "label == %d", number)
      #expect(try ElementPredicate(made).formatString == "label == \(number)")
      let block = NSPredicate { _, _ in true }
      #expect(throws: UntranslatablePredicate.self) { try ElementPredicate(block) }
    }
  }

  @Test func `can be evaluated in the test process`() {
    let long = NSPredicate(format: "SELF.length > %d", 3)
    #expect(long.evaluate(with: "four"))
    #expect(!long.evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF MATCHES '[0-9]+'").evaluate(with: "123"))
    #expect(
      NSPredicate(format: "SELF == $NAME").evaluate(
        with: "x", substitutionVariables: ["NAME": "x"]))
  }

  @Test func `can be evaluated on an array of elements or snapshots`() throws {
    let app = Fixture.launch(
      """
      {"type": "button", "label": "Now"}, {"type": "button", "label": "Later", "isEnabled": false}
      """)
    let later = NSPredicate(format: "ANY label == 'Later'")
    let never = NSPredicate(format: "ANY label == 'Never'")
    let count = NSPredicate(format: "SUBQUERY(SELF, $x, $x.label == 'Later').@count == 1")
    let elements = app.buttons.allElementsBoundByIndex
    let snapshots = try elements.map { try $0.snapshot() }
    for objects in [elements as [Any], snapshots as [Any]] {
      #expect(later.evaluate(with: objects))
      #expect(!never.evaluate(with: objects))
      #expect(count.evaluate(with: objects))
      #expect(NSPredicate(format: "@count == 2").evaluate(with: objects))
    }
    #expect(NSPredicate(format: "ALL isHittable == false").evaluate(with: elements))
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { later.evaluate(with: [ProcessInfo.processInfo]) }
    }
    #expect(throws: XCUIAutomationError.self) {
      try attempting { NSPredicate(format: "ANY lable == 'Later'").evaluate(with: elements) }
    }
    #expect(error?.message.contains("ProcessInfo") == true)
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

  @Test func `describes its format`() {
    let made = NSPredicate(format: "label BEGINSWITH[c] %@ && count > %d", "x", 3)
    #expect(made.format == #"label BEGINSWITH[c] "x" AND count > 3"#)
    #expect("\(made)" == made.format)
    #expect(NSPredicate(format: "label IN %@", ["a", "b"]).format == #"label IN {"a", "b"}"#)
    #expect(NSPredicate(format: "%K == 1", argumentArray: ["count"]).format == "count == 1")
    #expect((made.copy() as? NSPredicate)?.format == made.format)
    #expect(made == NSPredicate(format: "label BEGINSWITH[c] 'x' AND count > 3"))
    #expect(made != NSPredicate(format: "label BEGINSWITH[c] 'x' AND count > 4"))
    #expect(NSPredicate(value: true).format == "TRUEPREDICATE")
    // The ledger describes these cases.
    #expect(NSPredicate(label: "x").format == "BLOCKPREDICATE")
    #expect(
      NSCompoundPredicate(andPredicateWithSubpredicates: [made]).format == "FALSEPREDICATE")
  }

  @Test func `can come from a suite's own initializer`() throws {
    #expect(try ElementPredicate(NSPredicate(label: "x")).formatString == #"label == "x""#)
    #expect(
      try ElementPredicate(NSPredicate(labels: ["a"])).formatString == #"label IN {"a"}"#)
    #expect(NSPredicate(labels: ["a"]).evaluate(with: ["label": "a"]))
  }

  @Test func `takes the values of its variables`() throws {
    let template = NSPredicate(format: "label == $NAME AND count IN $COUNTS")
    let bound = template.withSubstitutionVariables(["NAME": "x", "COUNTS": [1, 2]])
    #expect(bound.format == #"label == "x" AND count IN {1, 2}"#)
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: template)
      .withSubstitutionVariables(["NAME": "x", "COUNTS": [1]])
    #expect(
      try ElementPredicate(not).formatString == #"NOT (label == "x" AND count IN {1})"#)
    let block = NSPredicate { _, variables in variables?["NAME"] as? String == "x" }
    #expect(block.withSubstitutionVariables(["NAME": "x"]).evaluate(with: nil))
    #expect(!block.evaluate(with: nil))
  }

  @Test(arguments: ["query", "evaluation", "substitution"])
  func `fails without a value for a variable`(use: String) {
    let app = Fixture.launch(#"{"type": "button", "label": "x"}"#)
    let template = NSPredicate(format: "label == $NAME")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting {
        switch use {
        case "query": _ = app.buttons.matching(template).count
        case "evaluation": _ = template.evaluate(with: app.buttons.element)
        default: _ = template.withSubstitutionVariables(["TITLE": "x"])
        }
      }
    }
    #expect(error?.message.contains("The variable $NAME has no value") == true, "\(error as Any)")
  }

  @Test(arguments: [
    ("label == %@", 0, "1 format specifier, and 0 arguments were given"),
    ("label == %@", 2, "1 format specifier, and 2 arguments were given"),
    ("label == %@ AND title == %@", 1, "2 format specifiers, and 1 argument was given"),
    ("label == 'x'", 1, "0 format specifiers, and 1 argument was given"),
    ("label == '%@'", 1, "0 format specifiers, and 1 argument was given"),
  ])
  func `reports the number of arguments and of specifiers`(
    format: String, count: Int, counts: String
  ) {
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting {
        switch count {
        case 0: _ = NSPredicate(format: format)
        case 1: _ = NSPredicate(format: format, "a")
        default: _ = NSPredicate(format: format, "a", "b")
        }
      }
    }
    #expect(error?.message.contains("argument count mismatch: ") == true, "\(error as Any)")
    #expect(error?.message.contains("it has \(counts)") == true, "\(error as Any)")
  }
}
