import Foundation
import Testing

@testable import AppDriving

@Suite struct ComparisonPageTests {
  @Test func `the page embeds its pictures and loads nothing`() {
    let page = ComparisonPage(
      name: "a <b>", summary: "it differs.",
      content: .pictures(expected: Data("one".utf8), actual: Data("two".utf8), type: "image/png"),
      actual: "/now/it's.png", reference: "/then/a b.png"
    ).html
    #expect(page.contains("data:image/png;base64,\(Data("one".utf8).base64EncodedString())"))
    #expect(page.contains("data:image/png;base64,\(Data("two".utf8).base64EncodedString())"))
    #expect(page.contains("<h1>a &lt;b></h1>") && !page.contains("://"))
    #expect(page.contains(#"cp '/now/it'\''s.png' '/then/a b.png'</code>"#))
  }

  @Test func `lines of only one text are marked`() {
    let page = ComparisonPage(
      name: "a", summary: "", content: .texts(expected: "x\n<y>\n", actual: "x\nz\n"),
      actual: "a", reference: "b"
    ).html
    #expect(page.contains("  x\n<del>− &lt;y></del>\n<ins>+ z</ins>\n"))
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nc", ["=a", "-b", "=c"]), ("", "a", ["-", "+a"]), ("a", "a", ["=a"]),
    ("a\nb", "b\na", ["-a", "=b", "+a"]),
  ])
  func `lines are compared in their order`(old: String, new: String, expected: [String]) {
    let lines = LineDifference.lines(from: old, to: new).map { line in
      switch line {
      case .same(let text): "=" + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }
    #expect(lines == expected)
  }
}
