import Foundation
import PNGCoding
import TerminalTestSupport
import Testing

@testable import CellRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  /// The lines between the style and the end.
  private func elements(_ buffer: CellBuffer) -> [String] {
    SVGRenderer.svg(buffer).split(separator: "\n").map(String.init).dropFirst(3).dropLast()
  }

  @Test func `the sample screen is drawn as recorded`() throws {
    let svg = SVGRenderer.svg(CellBuffer(SampleScreen.list))
    #expect(svg == SVGRenderer.svg(CellBuffer(SampleScreen.list)))
    try Golden.expect(svg, "sample.svg")
    try Golden.expect(SVGRenderer.svg(CellBuffer(SampleScreen.list), padding: 12), "padded.svg")
  }

  @Test func `the text of the sample screen is as recorded`() throws {
    try Golden.expect(TextRenderer.plain(CellBuffer(SampleScreen.list)) + "\n", "sample.txt")
    try Golden.expect(
      TextRenderer.ansi(CellBuffer(SampleScreen.list), depth: .trueColor, isFramed: true) + "\n",
      "sample.ansi")
  }

  @Test func `the frame has the size of the cells`() {
    let lines = SVGRenderer.svg(CellBuffer(columns: 3, rows: 2)).split(separator: "\n")
    #expect(
      lines[0] == """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="32" viewBox="0 0 24 32">
        """)
    #expect(lines[2] == "<rect x=\"0\" y=\"0\" width=\"24\" height=\"32\" fill=\"#FFFFFF\"/>")
    #expect(lines.last == "</svg>")
    let padded = SVGRenderer.svg(CellBuffer(columns: 3, rows: 2), padding: 4)
    #expect(padded.contains("width=\"32\" height=\"40\" viewBox=\"-4 -4 32 40\""))
  }

  @Test func `backgrounds of one colour are one rectangle`() {
    let buffer = CellBuffer.drawn(
      4, 3, [.fill(8, 0, 16, 48), .fill(0, 32, 8, 16), .fill(0, 0, 8, 32, .white)])
    #expect(
      elements(buffer) == [
        "<rect x=\"8\" y=\"0\" width=\"16\" height=\"32\" fill=\"#FF0000\"/>",
        "<rect x=\"0\" y=\"32\" width=\"24\" height=\"16\" fill=\"#FF0000\"/>",
      ])
  }

  @Test func `text runs are as wide as their cells and joined over single blanks`() {
    let buffer = CellBuffer.drawn(20, 1, [.text("one two  three", 8, 0)])
    #expect(
      elements(buffer) == [
        """
        <text x="8" y="12" textLength="56" lengthAdjust="spacingAndGlyphs" fill="#000000">\
        one two</text>
        """,
        """
        <text x="80" y="12" textLength="40" lengthAdjust="spacingAndGlyphs" fill="#000000">\
        three</text>
        """,
      ])
  }

  @Test func `wide characters and symbols are centred in their cells`() {
    let buffer = CellBuffer.drawn(5, 1, [.text("a漢✓b", 0, 0)])
    let all = elements(buffer)
    #expect(all.contains("<text x=\"16\" y=\"12\" class=\"c\" fill=\"#000000\">漢</text>"))
    #expect(all.contains("<text x=\"28\" y=\"12\" class=\"c\" fill=\"#000000\">✓</text>"))
    #expect(all.count == 4)
  }

  @Test func `lines are shapes of one path that join`() {
    let buffer = CellBuffer.drawn(3, 2, [.stroke(0, 0, 24, 32, radius: 4)])
    let all = elements(buffer)
    #expect(all.count == 1)
    #expect(
      all[0].hasPrefix("<path fill=\"#000000\" d=\"M4 16V12A4 4 0 0 1 8 8v1A3 3 0 0 0 5 12V16z")
    )
    #expect(all[0].contains("M8 8h8v1h-8z"))
    #expect(
      elements(CellBuffer.drawn(9, 1, [.fill(0, 8, 72, 1)])) == [
        "<path fill=\"#FF0000\" d=\"M0 8h72v1h-72z\"/>"
      ])
  }

  @Test func `styles are classes, underlines shapes`() {
    let style = DisplayTextStyle(color: .pureRed, isBold: true, isItalic: true, isUnderlined: true)
    let buffer = CellBuffer.drawn(2, 1, [.text("ab", at: .zero, style)])
    #expect(
      elements(buffer) == [
        "<path fill=\"#FF0000\" d=\"M0 13h16v1h-16z\"/>",
        """
        <text x="0" y="12" textLength="16" lengthAdjust="spacingAndGlyphs" class="b i" \
        fill="#FF0000">ab</text>
        """,
      ])
  }

  @Test func `no text breaks out of the picture`() throws {
    let hostile = [
      "</text></svg><script>alert(1)</script>", "&amp;<>\"'", "]]>", "\u{0}\u{1}\u{1B}[2J\u{7F}",
      "\u{FFFE}\u{FFFF}", "\u{202E}\u{2028}", "<!--", "%entity;", "&#0;",
    ]
    for text in hostile {
      let svg = SVGRenderer.svg(CellBuffer.drawn(60, 1, [.text(text, 0, 0)]))
      let parser = XMLParser(data: Data(svg.utf8))
      let reader = TextReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(text.debugDescription)")
      #expect(reader.names == ["svg", "style", "rect", "text"])
    }
  }

  @Test func `pictures are embedded with their true pixels`() throws {
    let image = DisplayImage.drawn(16, 16) { x, y in
      DisplayColor(red: UInt8(x * 10), green: UInt8(y * 10), blue: 0)
    }
    let buffer = CellBuffer.drawn(
      4, 2, [.clip(0, 0, 32, 32, radius: 8), .image(image, 0, 0, 32, 32, alpha: 0.5), .popClip])
    let svg = SVGRenderer.svg(buffer)
    let data = try #require(svg.firstMatch(of: /base64,([^"]+)"/)?.1)
    let png = try PNGReader.read(Array(#require(Data(base64Encoded: String(data)))))
    #expect(png == image)
    #expect(svg.contains("opacity=\"0.5\""))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"32\" height=\"32\" rx=\"8\"/></clipPath>"))
    #expect(!svg.contains("▀"))
  }

  @Test(arguments: [
    (CGFloat(1), "1"), (1.5, "1.5"), (0.05, "0.05"), (-2.25, "-2.25"), (1 / 3, "0.33"), (.nan, "0"),
    (.infinity, "0"), (-0.001, "0"),
  ])
  func `numbers are short and the same everywhere`(value: CGFloat, text: String) {
    #expect(SVGNumber.text(value) == text)
  }
}

private final class TextReader: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(elementName)
  }
}
