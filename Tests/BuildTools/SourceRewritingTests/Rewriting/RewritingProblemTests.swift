import SourceRewriting
import Testing

@Suite struct RewritingProblemTests {
  @Test(arguments: [
    ("let a = #selector(tap(_:))", RewritingProblem.selectorOutsideOfType("tap(_:)"), 1, 9),
    ("let a = #selector(getter: title)", .selectorOutsideOfType("title"), 1, 27),
    ("\n  let ö = #selector(A.init(_:))", .selectorOfInitializer, 2, 12),
    ("let a = #selector()", .unreadableSelector, 1, 9),
    ("let a = #selector(f(1))", .unreadableSelector, 1, 9),
    ("let a = #selector(A.tap", .unreadableSelector, 1, 9),
    ("let a = #selector(a.b?)", .unreadableSelector, 1, 9),
    (
      "extension A {\n  override func f() {}\n}", .overrideInExtension("A"), 2, 3
    ),
    ("import UIKit\nimport WebKit", .unavailableModule("WebKit"), 2, 1),
    (
      "@preconcurrency import class CoreData.NSManagedObject", .unavailableModule("CoreData"), 1, 17
    ),
    ("let a = #keyPath(b.c)", .keyPathOutsideOfType("b.c"), 1, 9),
    ("let a = #keyPath(A)", .unreadableKeyPath, 1, 9),
    ("let a = #keyPath(a.b[0])", .unreadableKeyPath, 1, 9),
    ("@objc protocol P {\n  @objc optional func f()\n}", .optionalRequirement("f"), 2, 9),
    ("@objc protocol P { optional static var a: Int { get } }", .optionalRequirement("a"), 1, 20),
  ])
  func `code that can't be rewritten is reported at its place`(
    source: String, problem: RewritingProblem, line: Int, column: Int
  ) {
    let problems = SourceRewriter.rewrite(source, path: "/A.swift").problems
    #expect(problems.map(\.problem) == [problem])
    #expect(problems.map(\.line) == [line])
    #expect(problems.map(\.column) == [column])
  }

  @Test func `code that Linux leaves out has no problems`() {
    let source = "#if os(iOS)\nlet a = #selector(tap)\n#endif\n"
    #expect(SourceRewriter.rewrite(source, path: "/A.swift").problems == [])
  }

  @Test func `a module of the package is imported even if Apple has one with its name`() {
    let source = "import Combine\n#if canImport(Combine)\n#selector(a)\n#endif"
    let problems = SourceRewriter.rewrite(source, path: "/A.swift", modules: ["Combine"]).problems
    #expect(problems.map(\.problem) == [.selectorOutsideOfType("a")])
    let without = "#if canImport(WebKit)\nimport WebKit\n#endif"
    #expect(SourceRewriter.rewrite(without, path: "/A.swift").problems == [])
  }

  @Test func `a variable may be called optional`() {
    let source = "protocol P { func f(optional: Int) }\nlet optional = 1\nvar b = optional"
    #expect(SourceRewriter.rewrite(source, path: "/A.swift").problems == [])
  }
}
