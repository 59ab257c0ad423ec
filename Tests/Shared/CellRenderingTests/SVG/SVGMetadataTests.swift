import Foundation
import Testing

@testable import CellRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGMetadataTests {
  @Test(arguments: [
    "", "one", "one\n two\n\n\tthree\t", "<a> & </metadata> &amp; ]]>", "日本 e\u{301}",
  ])
  func `a text is read back, and the picture is unchanged`(text: String) throws {
    let buffer = CellBuffer(columns: 3, rows: 2)
    let svg = SVGRenderer.svg(buffer, metadata: SVGMetadata(id: "notes", text: text))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let (picture, found) = SVGMetadata.split("notes", from: svg)
    #expect(found == text)
    #expect(picture == SVGRenderer.svg(buffer))
  }

  @Test func `scalars that XML forbids are replaced`() {
    let svg = SVGRenderer.svg(
      CellBuffer(columns: 1, rows: 1), metadata: SVGMetadata(id: "notes", text: "a\u{1}\u{FFFE}b"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(SVGMetadata.split("notes", from: svg).text == "a\u{FFFD}\u{FFFD}b")
  }

  @Test(arguments: [
    "", "<svg></svg>", "<metadata id=\"others\">a</metadata>", "<metadata>a</metadata>",
    "<metadata id=\"notes\">a", "</metadata><metadata id=\"notes\">",
  ])
  func `a file without the text stays as it is`(svg: String) {
    let (picture, text) = SVGMetadata.split("notes", from: svg)
    #expect(picture == svg)
    #expect(text == nil)
  }
}
