import AutomationProtocol
import Foundation
import Testing

@Suite struct CompiledPredicateTests {
  static let onButton: [FormatCase<Bool>] = [
    // Booleans and numbers are equal.
    FormatCase("exists == true", [], true), FormatCase("exists == 1", [], true),
    FormatCase("exists == YES AND isHittable = TRUE", [], true),
    FormatCase("exists == 0", [], false),
    FormatCase("hittable == true", [], true), FormatCase("enabled == %@", [true], true),
    FormatCase("selected == false", [], true), FormatCase("isSelected != false", [], false),
    FormatCase("enabled == 1.0", [], true), FormatCase("elementType == 9", [], true),
    FormatCase("elementType == %d", [48], false), FormatCase("count > 2 AND count <= 3", [], true),
    FormatCase("count BETWEEN {1, 3}", [], true), FormatCase("count BETWEEN {3, 3}", [], true),
    FormatCase("count BETWEEN {4, 9}", [], false), FormatCase("count IN {1, 3}", [], true),

    // Strings.
    FormatCase("label == 'Save as…'", [], true), FormatCase("label == 'save as…'", [], false),
    FormatCase("label ==[c] 'SAVE AS…'", [], true), FormatCase("label != 'x'", [], true),
    FormatCase("label CONTAINS 'as'", [], true), FormatCase("label CONTAINS 'AS'", [], false),
    FormatCase("label CONTAINS[c] 'AS'", [], true), FormatCase("label CONTAINS[c] 'AS…'", [], true),
    FormatCase("label BEGINSWITH 'Save'", [], true), FormatCase("label BEGINSWITH 'as'", [], false),
    FormatCase("label BEGINSWITH[c] 'sAvE'", [], true), FormatCase("label ENDSWITH '…'", [], true),
    FormatCase("identifier ENDSWITH 'button'", [], true),
    FormatCase("identifier ENDSWITH[c] 'BUTTON'", [], true),
    FormatCase("identifier ENDSWITH 'save'", [], false),
    FormatCase("identifier BEGINSWITH 'save-button-x'", [], false),
    FormatCase("label LIKE 'Save*'", [], true), FormatCase("label LIKE 'Save'", [], false),
    FormatCase("label LIKE '?ave as?'", [], true), FormatCase("label LIKE[c] 'S*AS…'", [], true),
    FormatCase("label MATCHES 'Save.*'", [], true), FormatCase("label MATCHES 'Save'", [], false),
    FormatCase("label MATCHES[c] 'save (as|to)…'", [], true),
    FormatCase("identifier MATCHES %@", [#"\w+-\w+"#], true),
    FormatCase("'as' IN label", [], true), FormatCase("'AS' IN[c] label", [], true),
    FormatCase("'xx' IN label", [], false), FormatCase("label IN {'x', 'Save as…'}", [], true),
    FormatCase("label IN[c] {'x', 'SAVE AS…'}", [], true), FormatCase("label IN {}", [], false),
    FormatCase("label IN %@", [["a", "b"]], false), FormatCase("NOT label IN {'a'}", [], true),
    FormatCase("label < 'T' AND label > 'R'", [], true), FormatCase("label <[c] 'sb'", [], true),
    FormatCase("label.length == 8", [], true), FormatCase("SELF.label == 'Save as…'", [], true),
    // As in NSString, an empty string is never found.
    FormatCase("label CONTAINS ''", [], false), FormatCase("label BEGINSWITH[c] ''", [], false),
    FormatCase("title == ''", [], true), FormatCase("title LIKE '*'", [], true),

    // A number isn't equal to its text.
    FormatCase("elementType == '9'", [], false), FormatCase("label == 3", [], false),
    FormatCase("elementType IN {'9', 8}", [], false),

    // nil equals only nil.
    FormatCase("value == nil", [], true), FormatCase("value != nil", [], false),
    FormatCase("nil == value", [], true), FormatCase("label == nil", [], false),
    FormatCase("label != nil", [], true), FormatCase("value == 'x'", [], false),
    FormatCase("value != 'x'", [], true), FormatCase("value CONTAINS 'x'", [], false),
    FormatCase("value CONTAINS[c] 'x'", [], false), FormatCase("value LIKE '*'", [], false),
    FormatCase("value MATCHES '.*'", [], false), FormatCase("value BEGINSWITH 'x'", [], false),
    FormatCase("'x' IN value", [], false), FormatCase("value IN {'x'}", [], false),
    FormatCase("label CONTAINS nil", [], false), FormatCase("label LIKE nil", [], false),
    FormatCase("value < 3", [], false), FormatCase("value >= nil", [], false),
    FormatCase("value BETWEEN {1, 3}", [], false), FormatCase("value.length == nil", [], true),
    FormatCase("placeholderValue == nil", [], true), FormatCase("NOT value CONTAINS 'x'", [], true),

    // The strings that identify an element.
    FormatCase("'save-button' IN identifiers", [], true),
    FormatCase("'save' IN identifiers", [], false),
    FormatCase("'Save as…' IN identifiers", [], true),
    FormatCase("'SAVE-BUTTON' IN identifiers", [], false),
    FormatCase("'SAVE-BUTTON' IN[c] identifiers", [], true),
    FormatCase("identifiers CONTAINS 'save-button'", [], true),
    FormatCase("ANY identifiers BEGINSWITH 'save'", [], true),
    FormatCase("ANY identifiers BEGINSWITH 'x'", [], false),
    FormatCase("NONE identifiers BEGINSWITH 'x'", [], true),
    FormatCase("ALL identifiers != 'x'", [], true),
    FormatCase("ALL identifiers BEGINSWITH 'S'", [], false),
    FormatCase("ANY identifiers IN {'a', 'save-button'}", [], true),
    FormatCase("ANY value == 'x'", [], false), FormatCase("ALL value == 'x'", [], true),
    FormatCase("ANY {} == 1", [], false), FormatCase("ALL {} == 1", [], true),
    FormatCase("identifiers[FIRST] == 'save-button'", [], true),
    FormatCase("identifiers[SIZE] == identifiers.@count", [], true),
    FormatCase("ANY identifiers.length == 11", [], true),
    FormatCase("SUBQUERY(identifiers, $i, $i BEGINSWITH 'save').@count == 1", [], true),
    FormatCase("SUBQUERY(identifiers, $i, $i == label)[FIRST] == label", [], true),
    FormatCase("SUBQUERY(identifiers, $i, $i.length > 99).@count == 0", [], true),
    FormatCase("SUBQUERY(nil, $i, TRUEPREDICATE).@count == 0", [], true),
    // An inner variable of the same name hides the outer one.
    FormatCase(
      "SUBQUERY({1, 2, 3}, $i, SUBQUERY({2, 3}, $i, $i == 3).@count == $i).@count == 1", [], true),
    FormatCase(
      "SUBQUERY({1, 2, 3}, $i, SUBQUERY({2, 3}, $j, $j == $i).@count == 1).@count == 2", [], true),

    // Geometry.
    FormatCase("frame.size.width > 99 AND frame.size.height == 44", [], true),
    FormatCase("frame.origin.x == 10 AND frame.minY == 20", [], true),
    FormatCase("frame.midX == 60 AND frame.maxY == 64", [], true),
    FormatCase("frame == %@", [.value(.rect(x: 10, y: 20, width: 100, height: 44))], true),
    FormatCase("frame == CAST('{{10, 20}, {100, 44}}', 'CGRect')", [], true),
    FormatCase("frame.width * frame.height >= 4400", [], true),

    // Compounds.
    FormatCase("label == 'x' OR exists == 1", [], true),
    FormatCase("label == 'x' OR exists == 1 AND count == 4", [], false),
    FormatCase("NOT label == 'x' AND count == 3", [], true),
    FormatCase("TRUEPREDICATE AND NOT FALSEPREDICATE", [], true),

    // Arithmetic and functions.
    FormatCase("1 + 2 * 3 == 7", [], true), FormatCase("7 / 2 == 3", [], true),
    FormatCase("7.0 / 2 == 3.5", [], true), FormatCase("2 ** 3 == 8", [], true),
    FormatCase("10 - 3 - 2 == 5", [], true), FormatCase("-count == -3", [], true),
    FormatCase("9223372036854775807 + 1 > 9223372036854775807", [], true),
    FormatCase("value + 1 == nil", [], true), FormatCase("exists + exists == 2", [], true),
    FormatCase("lowercase(label) == 'save as…'", [], true),
    FormatCase("uppercase(identifier) == 'SAVE-BUTTON'", [], true),
    FormatCase("length(label) == 8", [], true), FormatCase("abs(-3) == 3", [], true),
    FormatCase("sum({1, 2, 3}) == 6 AND sum(1, 2) == 3", [], true),
    FormatCase("min({3, 1}) == 1 AND max('a', 'b') == 'b'", [], true),
    FormatCase("average({1, 2}) == 1.5", [], true), FormatCase("average({}) == nil", [], true),
    FormatCase("count({1, 2}) == 2", [], true), FormatCase("sqrt(16) == 4", [], true),
    FormatCase("floor(1.5) == 1 AND ceiling(1.5) == 2 AND trunc(-1.5) == -1", [], true),
    FormatCase("modulus:by:(count, 2) == 1", [], true),
    FormatCase("lowercase(nil) == nil", [], true),
    FormatCase("{1, 2, 2}.@distinctUnionOfObjects.@count == 2", [], true),
    FormatCase("{3, 1}.@max == 3 AND {3, 1}.@avg == 2", [], true),
  ]

  @Test(arguments: onButton)
  func `a predicate holds for a button or not`(_ row: FormatCase<Bool>) throws {
    let predicate = try parsed(row.format, row.arguments)
    #expect(try predicate.evaluate(on: FakeElement.button()) == row.expected)
    let data = try JSONEncoder().encode(predicate)
    let sent = try JSONDecoder().decode(ElementPredicate.self, from: data)
    #expect(try sent.evaluate(on: FakeElement.button()) == row.expected, "after a journey as JSON")
  }

  static let onField: [FormatCase<Bool>] = [
    FormatCase("value == '1'", [], true), FormatCase("value == 1", [], false),
    FormatCase("value.intValue == 1", [], true), FormatCase("isEnabled == false", [], true),
    FormatCase("hasKeyboardFocus == true", [], true),
    FormatCase("label == 'Cafe'", [], false), FormatCase("label ==[d] 'Cafe'", [], true),
    FormatCase("label ==[d] 'cafe'", [], false), FormatCase("label ==[cd] 'CAFE'", [], true),
    FormatCase("label CONTAINS[d] 'fe'", [], true), FormatCase("label CONTAINS 'fé'", [], true),
    FormatCase("label CONTAINS[c] 'FÉ'", [], true), FormatCase("label CONTAINS[c] 'FE'", [], false),
    FormatCase("label ENDSWITH[cd] 'FE'", [], true),
    FormatCase("label BEGINSWITH[c] 'CAF'", [], true),
    FormatCase("label LIKE[cd] 'C?FE'", [], true),
    FormatCase("label MATCHES[cd] 'caf[e]'", [], true),
    FormatCase("label ==[l] 'Café'", [], true), FormatCase("label CONTAINS[cl] 'CAF'", [], true),
    // The option n overrides c and d.
    FormatCase("label ==[n] 'Café'", [], true), FormatCase("label ==[cn] 'CAFÉ'", [], false),
    // Composed and decomposed characters are equal.
    FormatCase("label == %@", ["Cafe\u{301}"], true),
    FormatCase("label CONTAINS %@", ["fe\u{301}"], true),
    FormatCase("'1' IN identifiers AND 'Amount in EUR' IN identifiers", [], true),
  ]

  @Test(arguments: onField)
  func `a predicate holds for a text field or not`(_ row: FormatCase<Bool>) throws {
    let predicate = try parsed(row.format, row.arguments)
    #expect(try predicate.evaluate(on: FakeElement.field()) == row.expected)
  }

  static let onValues: [(String, PredicateValue, Bool)] = [
    ("SELF MATCHES '[0-9]+'", .string("123"), true),
    ("SELF MATCHES '[0-9]+'", .string("12a"), false),
    ("SELF CONTAINS[c] 'B'", .string("abc"), true), ("self > 3", .int(4), true),
    ("SELF IN {1, 2}", .double(2), true), ("length == 3", .string("abc"), true),
    ("age > 3 AND name == 'x'", .dictionary(["age": .int(4), "name": .string("x")]), true),
    ("missing == nil", .dictionary([:]), true),
    ("a['k'] == 1", .dictionary(["a": .dictionary(["k": .int(1)])]), true),
    (
      "ANY items.price > 3", .dictionary(["items": .array([.dictionary(["price": .int(4)])])]), true
    ),
    (
      "@sum.price == 5",
      .array([.dictionary(["price": .int(4)]), .dictionary(["price": .int(1)])]), true
    ),
    ("SELF > CAST(10, 'NSDate')", .date(Date(timeIntervalSinceReferenceDate: 11)), true),
    ("SELF == nil", .null, true), ("SELF == TRUE", .bool(true), true),
  ]

  @Test(arguments: onValues)
  func `a plain value can be a subject`(_ format: String, _ value: PredicateValue, _ expected: Bool)
    throws
  {
    #expect(try parsed(format).evaluate(on: value) == expected)
  }

  static let faults: [FormatCase<String>] = [
    FormatCase(
      "label > 3", [],
      "> takes two numbers, two strings or two dates, and was given \"Save as…\" (a string) "
        + "and 3 (a number)."
    ),
    FormatCase(
      "label CONTAINS 3", [],
      "CONTAINS takes two strings, and was given \"Save as…\" (a string) and 3 (a number)."),
    FormatCase(
      "count CONTAINS 'x'", [],
      "CONTAINS needs a collection or a string on its left, and was given 3 (a number)."),
    FormatCase(
      "'x' IN count", [],
      "IN needs a collection or a string on its right, and was given 3 (a number)."),
    FormatCase(
      "count LIKE '3'", [],
      "LIKE takes two strings, and was given 3 (a number) and \"3\" (a string)."),
    FormatCase(
      "label BETWEEN {1}", [],
      "BETWEEN needs two bounds, as in {1, 5}, and was given {1} (a collection)."),
    FormatCase(
      "ANY label == 'x'", [],
      "ANY needs a collection on its left, and was given \"Save as…\" (a string)."),
    FormatCase(
      "label MATCHES '('", [],
      "MATCHES cannot use \"(\" as a regular expression: it is malformed."),
    FormatCase(
      "label MATCHES 'a)(b'", [],
      "MATCHES cannot use \"a)(b\" as a regular expression: it is malformed."),
    FormatCase(
      "label MATCHES ''", [], "MATCHES cannot use \"\" as a regular expression: it is empty."),
    FormatCase("7 / 0 == 1", [], "7 / 0 divides by zero."),
    FormatCase(
      "label + 1 == 1", [],
      "+ takes two numbers, and was given \"Save as…\" (a string) and 1 (a number)."),
    FormatCase(
      "identifiers[9] == 'x'", [], "The index 9 is outside of a collection with 4 members."),
    FormatCase(
      "label[0] == 'x'", [],
      "[ ] needs a collection before it, and was given \"Save as…\" (a string)."),
    FormatCase("abs(label) == 1", [], "abs takes a number, and was given \"Save as…\" (a string)."),
    FormatCase(
      "SELF == 'x'", [],
      "SELF stands for a whole element, which cannot be compared. "
        + "Name one of its attributes, such as label or value."
    ),
    FormatCase(
      "label == $x", [], "The variable $x has no value. No variable was replaced before evaluation."
    ),
    FormatCase(
      "lable == 'x'", [],
      "No element has the attribute \"lable\" (did you mean label?). The attributes are "
        + "identifier, frame, value, title, label, elementType, isEnabled, enabled, isSelected, "
        + "selected, hasFocus, hasKeyboardFocus, placeholderValue, horizontalSizeClass, "
        + "verticalSizeClass, exists, existsNoRetry, isHittable, hittable, count, identifiers."
    ),
    FormatCase(
      "frame.size.widht > 3", [],
      "In a key path, a size has no \"widht\" (did you mean width?). Its keys are height, width."),
    FormatCase(
      "label.@count > 3", [],
      "@count needs a collection before it, and was given \"Save as…\" (a string)."),
  ]

  @Test(arguments: faults)
  func `a predicate without an answer is an error`(_ row: FormatCase<String>) throws {
    let predicate = try parsed(row.format, row.arguments)
    let error = #expect(throws: ElementPredicateError.self) {
      try predicate.evaluate(on: FakeElement.button())
    }
    #expect(error?.description == row.expected)
  }

  @Test func `only the necessary keys are read`() throws {
    let element = FakeElement.button()
    let predicate = try parsed("label == 'x' AND frame.size.width > 3 OR count == 3 OR wrong == 1")
    #expect(try predicate.evaluate(on: element))
    #expect(element.askedKeys == ["label", "count"])
  }

  @Test func `a subscript's predicate asks a single question`() throws {
    final class Named: PredicateSubject {
      var callCount = 0
      func predicateValue(forKey key: String) throws -> PredicateValue {
        throw ElementPredicateError.unknownKey(key)
      }
      func isIdentified(by string: String) throws -> Bool {
        callCount += 1
        return string == "Save"
      }
    }
    let named = Named()
    #expect(try CompiledPredicate(.identified(by: "Save")).evaluate(on: named))
    #expect(try !parsed("%@ IN identifiers", ["Open"]).evaluate(on: named))
    #expect(named.callCount == 2)
  }

  @Test func `a compiled predicate gives each subject its own answer`() throws {
    let compiled = try CompiledPredicate(try parsed("label MATCHES 'S.*' OR label LIKE[c] 'c*'"))
    #expect(try compiled.evaluate(on: FakeElement.button()))
    #expect(try compiled.evaluate(on: FakeElement.field()))
    #expect(try !compiled.evaluate(on: FakeElement([.label: .string("x")])))
  }

  @Test func `a pattern may come from an attribute`() throws {
    let element = FakeElement([
      .label: .string("item 7"), .title: .string("item \\d"), .value: .string("ITEM*"),
    ])
    #expect(try parsed("label MATCHES title").evaluate(on: element))
    #expect(try parsed("label LIKE[c] value").evaluate(on: element))
    #expect(try parsed("label CONTAINS identifiers[LAST]").evaluate(on: element) == false)
  }

  @Test func `arithmetic never traps`() throws {
    let extremes: [PredicateArgument] = [
      .value(.int(.min)), .value(.int(.max)), 0, -1, 1e308, -0.5,
    ]
    for left in extremes {
      for right in extremes {
        for format in [
          "%@ + %@ == 0", "%@ - %@ == 0", "%@ * %@ == 0", "%@ / %@ == 0", "%@ ** %@ == 0",
          "modulus:by:(%@, %@) == 0", "abs(%@) > floor(%@)", "sum(%@, %@) == average(1, 2)",
        ] {
          let predicate = try parsed(format, [left, right])
          do {
            _ = try predicate.evaluate(on: PredicateValue.null)
          } catch let error as ElementPredicateError {
            #expect([.divisionByZero, .typeMismatch].contains(error.code))
          }
        }
      }
    }
    #expect(try parsed("-%@ > 0", [.value(.int(.min))]).evaluate(on: PredicateValue.null))
  }

  @Test func `random predicates give an answer or an error`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomPredicate(seed: seed)
    let element = FakeElement.button()
    for round in 0..<500 {
      let predicate = random.predicate()
      do {
        _ = try predicate.evaluate(on: element)
      } catch {
        #expect(error is ElementPredicateError, "seed \(seed), round \(round): \(predicate)")
      }
    }
  }

  @Test(arguments: ["", "[c]"])
  func `a collection of strings gives the same answers as its strings`(options: String) throws {
    let members = ["a", "B", "\u{E9}", "1", ""]
    let values: [PredicateValue] = [
      .string("a"), .string("A"), .string("b"), .string("e\u{301}"), .string("1"), .string(""),
      .string("ab"), .null, .int(1), .bool(true),
    ]
    let argument = PredicateArgument(members)
    for value in values {
      let element = FakeElement([.label: value])
      let each = try members.contains {
        try parsed("label ==\(options) %@", [.value(.string($0))]).evaluate(on: element)
      }
      for (format, wanted) in [
        ("label IN\(options) %@", each), ("NOT label IN\(options) %@", !each),
        ("%@ CONTAINS\(options) label", each), ("ANY %@ ==\(options) label", each),
        ("ANY identifiers IN\(options) %@", each && value != .null),
      ] {
        let predicate = try parsed(format, [argument])
        #expect(try predicate.evaluate(on: element) == wanted, "\(format) of \(value)")
        let coded = try JSONDecoder().decode(
          ElementPredicate.self, from: JSONEncoder().encode(predicate))
        #expect(coded == predicate)
      }
    }
  }
}
