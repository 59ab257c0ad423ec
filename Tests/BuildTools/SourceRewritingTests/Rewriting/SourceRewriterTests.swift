import Foundation
import SourceRewriting
import Testing

@Suite struct SourceRewriterTests {
  @Test(arguments: [
    ("#selector(Foo.tap)", #"Selector (Foo.tap, named: "tap")"#),
    ("#selector(Foo.tap(_:for:))", #"Selector (Foo.tap(_:for:), named: "tap:for:")"#),
    ("#selector(tap)", #"Selector (Here.tap, named: "tap")"#),
    ("#selector(tap(_:))", #"Selector (Here.tap(_:), named: "tap:")"#),
    ("#selector(self.tap(_:))", #"Selector (Here.tap(_:), named: "tap:")"#),
    ("#selector(Self.tap)", #"Selector (Here.tap, named: "tap")"#),
    ("#selector(super.tap)", #"Selector (Here.tap, named: "tap")"#),
    ("#selector(type(of: self).tap)", #"Selector (Here.tap, named: "tap")"#),
    ("#selector(controller.tap)", #"Selector (type(of: controller).tap, named: "tap")"#),
    ("#selector(self.card.tap)", #"Selector (type(of: self.card).tap, named: "tap")"#),
    ("#selector(Foo.shared.tap)", #"Selector (type(of: Foo.shared).tap, named: "tap")"#),
    ("#selector(Foo<Int>.tap)", #"Selector (Foo<Int>.tap, named: "tap")"#),
    ("#selector((Foo.tap))", #"Selector ((Foo.tap, named: "tap"))"#),
    ("#selector(\n  tap\n)", "Selector (\n  Here.tap, named: \"tap\"\n)"),
    ("#selector(`default`)", #"Selector (Here.`default`, named: "default")"#),
    ("#selector(move(to:))", #"Selector (Here.move(to:), named: "moveTo:")"#),
    ("#selector(getter: Foo.title)", #"Selector (getter: \Foo.title, named: "title")"#),
    ("#selector(getter: title)", #"Selector (getter: \Here.title, named: "title")"#),
    ("#selector(setter: Foo.title)", #"Selector (setter: \Foo.title, named: "setTitle:")"#),
    (
      "#selector(Foo.tap as (Foo) -> (UIButton) -> Void)",
      #"Selector (Foo.tap as @MainActor (Foo) -> @MainActor (UIButton) -> Void, named: "tap")"#
    ),
    (
      "#selector(tap as () -> Void)",
      #"Selector (Here.tap as @MainActor (Here) -> @MainActor () -> Void, named: "tap")"#
    ),
    ("\"\\(#selector(tap))\"", #""\(Selector (Here.tap, named: "tap"))""#),
    ("#keyPath(Foo.bar)", #"(\Foo.bar as AnyKeyPath, "bar").1"#),
    ("#keyPath(Foo.bar.baz)", #"(\Foo.bar as AnyKeyPath, "bar.baz").1"#),
    ("#keyPath(bar)", #"(\Here.bar as AnyKeyPath, "bar").1"#),
    ("\"#selector(tap)\"", "\"#selector(tap)\""),
    ("/* #selector(tap) */", "/* #selector(tap) */"),
  ])
  func `an expression is rewritten`(apple: String, linux: String) {
    let source = "class Here { func f() { use(\(apple)) } }"
    let rewritten = SourceRewriter.rewrite(source, path: "/Here.swift")
    #expect(rewritten.problems == [])
    #expect(body(rewritten) == "class Here { func f() { use(\(linux)) } }")
  }

  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(f:for:) func f() {}", "              func f() {}"),
    ("@IBAction private func f() {}", "          private func f() {}"),
    ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
    ("@NSManaged var a: String?", "           var a: String?"),
    ("@nonobjc let a = 1", "         let a = 1"),
    ("@objc\nclass A {}", "     \nclass A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@available(iOS 13, *) @objc var a = 1", "@available(iOS 13, *)       var a = 1"),
    ("@MainActor @Published var a = 1", "@MainActor @Published var a = 1"),
    ("let f: @convention(block) () -> Void", "let f:                    () -> Void"),
    ("let f: @convention(c) () -> Void", "let f: @convention(c) () -> Void"),
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc(X) public protocol P : Q {}", "         public protocol P : AnyObject, Q {}"),
    ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    ("@objc @MainActor protocol P: class {}", "      @MainActor protocol P: class {}"),
    ("// @objc\nlet a = \"@objc\"", "// @objc\nlet a = \"@objc\""),
  ])
  func `an attribute becomes spaces`(apple: String, linux: String) {
    let rewritten = SourceRewriter.rewrite(apple, path: "/A.swift")
    #expect(rewritten.problems == [])
    #expect(body(rewritten) == linux)
  }

  @Test func `a method keeps the Objective-C name of its declaration`() {
    let source = """
      class A {
        @objc(press:) func tap(_ sender: UIButton) {}
        @objc func move(to place: Int) {}
        let a = [#selector(tap), #selector(A.tap(_:)), #selector(move)]
      }
      """
    let text = SourceRewriter.rewrite(source, path: "/A.swift").text
    #expect(text.contains(#"Selector (A.tap, named: "press:")"#))
    #expect(text.contains(#"Selector (A.tap(_:), named: "press:")"#))
    #expect(text.contains(#"Selector (A.move, named: "moveTo:")"#))
  }

  @Test func `a byte order mark is left out`() {
    let source = "\u{FEFF}import UIKit\n@objc class A { let a = #selector(b) }"
    let text = SourceRewriter.rewrite(source, path: "/A.swift").text
    // Behind another line it would be no mark, and with it 'import' would be another word.
    #expect(
      text == """
        #sourceLocation(file: "/A.swift", line: 1)
        import UIKit
              class A { let a = Selector (A.b, named: "b") }
        """)
  }

  @Test func `lines and their ends stay`() {
    let source = "@objc\r\nclass A {\r\n  let a = #selector(\r\n    tap)\r\n}\r\n"
    let rewritten = body(SourceRewriter.rewrite(source, path: "/A.swift"))
    #expect(
      rewritten
        == "     \r\nclass A {\r\n  let a = Selector (\r\n    A.tap, named: \"tap\")\r\n}\r\n")
  }

  @Test func `a method with its type keeps its column`() {
    let source = "class A { let a = #selector(B.tap(_:)) }"
    let rewritten = body(SourceRewriter.rewrite(source, path: "/A.swift"))
    #expect(
      source.range(of: "B.tap").map { source.distance(from: source.startIndex, to: $0.lowerBound) }
        == rewritten.range(of: "B.tap").map {
          rewritten.distance(from: rewritten.startIndex, to: $0.lowerBound)
        })
  }

  @Test func `the compiler is told the place of the source`() {
    let rewritten = SourceRewriter.rewrite("let a = 1\n", path: "/a \"b\"\\c.swift")
    #expect(
      rewritten.text
        == "#sourceLocation(file: \"/a \\\"b\\\"\\\\c.swift\", line: 1)\nlet a = 1\n")
  }

  @Test(arguments: [
    ("import Foundation\nlet a: Selector? = nil", true),
    ("import UIKit\nlet a: Selector? = nil", false),
    ("import class UIKit.UIView\nclass A { let a = #selector(b) }", true),
    ("import Foundation\nlet a = 1", false),
    ("#if os(iOS)\nimport UIKit\n#endif\nlet a: Selector? = nil", true),
  ])
  func `a file that needs selectors imports them`(source: String, isImported: Bool) {
    let text = SourceRewriter.rewrite(source, path: "/A.swift").text
    #expect(text.contains("import struct TerminalUIKit.Selector") == isImported)
  }

  private func body(_ rewritten: RewrittenSource) -> String {
    String(rewritten.text.split(separator: "line: 1)\n", maxSplits: 1).last ?? "")
  }
}
