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
    ("#selector(card?.tap)", #"Selector (Selector.staticType(of: card).tap, named: "tap")"#),
    (
      "#selector(self.deck?.card.tap)",
      #"Selector (Selector.staticType(of: self.deck?.card).tap, named: "tap")"#
    ),
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

  @Test func `an override in an extension is compiled in the class, with its own lines`() {
    let source = """
      class Here: Screen {
        var a = 1
      }

      extension Here {
        func f(override: Int) {}

        // Loads.
        @objc public override func viewDidLoad() {
          use(#selector(f))
        }
        override var title: String? { didSet {} }
      }

      """
    let rewritten = SourceRewriter.rewrite(source, path: "/Here.swift")
    #expect(rewritten.problems == [])
    let lines = body(rewritten).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n") == """
        class Here: Screen {
          var a = 1

        #sourceLocation(file: "/Here.swift", line: 9)
                public override func viewDidLoad() {
            use(Selector (Here.f, named: "fWithOverride:"))
          }
        #sourceLocation(file: "/Here.swift", line: 3)

        #sourceLocation(file: "/Here.swift", line: 12)
          override var title: String? { didSet {} }
        #sourceLocation(file: "/Here.swift", line: 3)
        }

        extension Here {
          func f(override: Int) {}

          // Loads.




        }

        """)
  }

  @Test func `previews are left out`() {
    let source = "let a = 1\n@available(iOS 17, *)\n#Preview(\"A\") {\n  #selector(b)\n}\nlet c = 2"
    let rewritten = SourceRewriter.rewrite(source, path: "/A.swift")
    #expect(rewritten.problems == [])
    let lines = body(rewritten).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6 && lines[0] == "let a = 1" && lines[5] == "let c = 2")
    #expect(lines[1...4].allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test(arguments: [
    (
      "@MainActor override func setUp() { a() }",
      "           override func setUp() { MainActor.assumeIsolated { a() } }"
    ),
    (
      "@MainActor override class func tearDown() {\n}",
      "           override class func tearDown() { MainActor.assumeIsolated {\n} }"
    ),
    (
      "@MainActor override func setUpWithError() throws { try a() }",
      "           override func setUpWithError() throws { try MainActor.assumeIsolated { try a() } }"
    ),
    (
      "@MainActor override func setUp() async throws { a() }",
      "@MainActor override func setUp() async throws { a() }"
    ),
    ("@MainActor func setUp() { a() }", "@MainActor func setUp() { a() }"),
    ("@MainActor override func load() { a() }", "@MainActor override func load() { a() }"),
  ])
  func `a test case is set up on the main actor`(apple: String, linux: String) {
    let rewritten = SourceRewriter.rewrite("class A: B { \(apple) }", path: "/A.swift")
    #expect(body(rewritten) == "class A: B { \(linux) }")
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
    // After another line it wouldn't be a byte order mark, and `import` with it would be another word.
    #expect(
      text == """
        #sourceLocation(file: "/A.swift", line: 1)
        import UIKit
              class A { let a = Selector (A.b, named: "b") }
        """)
  }

  @Test func `lines and line endings are preserved`() {
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

  @Test func `the compiler gets the location of the source`() {
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
