import CellRendering
import Foundation
import PNGCoding
import TerminalUIKit
import Testing

@testable import ViewTesting

/// References whose cells are missing, damaged, or from another picture: only the visible content decides.
@MainActor
@Suite struct ReferenceCellsTests {
  private func buffer(_ text: String, columns: Int = 10) -> CellBuffer {
    var list = DisplayList(size: CGSize(width: columns * 8, height: 32))
    list.append(
      .text(text, at: CGPoint(x: 8, y: 16), DisplayTextStyle(color: .black)))
    return CellBuffer(list)
  }

  private func cells(_ text: String, columns: Int = 10) -> String {
    ScreenContent(buffer(text, columns: columns), paper: .white).encoded
  }

  private func png(_ text: String, columns: Int = 10, cells: String?) -> Data {
    let text = (text, cells.map { PNGText(keyword: SnapshotFile.cellsKeyword, text: $0) })
    return Data(PNGRenderer.png(buffer(text.0, columns: columns), text: text.1))
  }

  private func svg(_ text: String, cells: String?) -> Data {
    let metadata = cells.map { SVGMetadata(id: SnapshotFile.cellsID, text: $0) }
    return Data(SVGRenderer.svg(buffer(text), metadata: metadata).utf8)
  }

  private let ofNow = """
    now:
      +----------
      |
    > | Grade
      +----------

    """

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `the cells are those that were drawn`(format: SnapshotFormat) throws {
    var list = DisplayList(size: CGSize(width: 160, height: 32))
    list.append(.text("<日本> & é\u{323}👍🏽|", at: .zero, DisplayTextStyle(color: .black)))
    list.append(.caret(at: CGPoint(x: 8, y: 16)))
    let file = try SnapshotFile(format.data(list, paper: .white), format)
    #expect(file.cells == ScreenContent(CellBuffer(list), paper: .white))
    #expect(format.data(list, paper: .white) == format.data(list, paper: .white))
  }

  @Test func `a picture with other cells, or none, passes`() {
    for cells in [nil, "", cells("Grade")] {
      let now = self.cells("Grace")
      #expect(
        SnapshotDifference(
          from: png("Grace", cells: cells), to: png("Grace", cells: now), .png) == nil)
      #expect(
        SnapshotDifference(
          from: svg("Grace", cells: cells), to: svg("Grace", cells: now), .svg) == nil)
    }
  }

  @Test func `a difference without cells shows the area and how to record cells`() throws {
    let difference = try #require(
      SnapshotDifference(
        from: png("Grace", cells: nil), to: png("Grade", cells: cells("Grade")), .png))
    #expect(difference.summary == "1 cell changed.")
    #expect(
      difference.details == """
          row 2, column 5: other pixels
          all in columns 5-5, rows 2-2: points 32-40 across, 16-32 down
          The reference has no valid cells, so its content there is unknown. To see it, delete the \
        reference and run the test with the code that drew it, which also records the cells.

        """ + ofNow)
  }

  @Test func `a drawing without cells reports its first different line`() throws {
    let difference = try #require(
      SnapshotDifference(
        from: svg("Grace", cells: nil), to: svg("Grade", cells: cells("Grade")), .svg))
    #expect(difference.summary == "the drawing differs.")
    let line = """
      <text x="8" y="28" textLength="40" lengthAdjust="spacingAndGlyphs" fill="#000000">Grace</text>
      """
    #expect(
      difference.details == """
          was: \(line)
          is:  \(line.replacing("Grace", with: "Grade"))
          The reference has no valid cells, so its content there is unknown. To see it, delete the \
        reference and run the test with the code that drew it, which also records the cells.

        """ + ofNow.replacing(">", with: " "))
  }

  @Test func `damaged cells, and cells of another size, are ignored`() throws {
    for cells in ["", "cells 2 10x2\n", String(cells("Grace").dropLast(5))] {
      let damaged = try #require(
        SnapshotDifference(
          from: png("Grace", cells: cells), to: png("Grade", cells: self.cells("Grade")), .png))
      #expect(damaged.details.contains("  The reference has no valid cells, so "))
      #expect(damaged.details.hasSuffix(ofNow))
    }
    let cut = try #require(
      SnapshotDifference(
        from: png("Grace", columns: 9, cells: cells("Grace")),
        to: png("Grade", cells: cells("Grade")), .png))
    #expect(cut.summary == "it has 160 x 64 pixels instead of 144 x 64; 1 cell changed.")
    #expect(cut.details.contains("  The reference has no valid cells, so "))
  }

  @Test func `a picture of another tool is compared by its pixels`() throws {
    let photo = try #require(
      DisplayImage(width: 9, height: 33, pixels: Array(repeating: 7, count: 9 * 33 * 4)))
    let difference = try #require(
      SnapshotDifference(
        from: Data(PNGEncoder.encode(photo)), to: png("Grade", cells: cells("Grade")), .png))
    #expect(difference.summary == "it has 160 x 64 pixels instead of 9 x 33; 2 cells changed.")
    #expect(difference.details.contains("all in columns 1-1, rows 1-2: points 0-8 across"))
  }

  @Test func `pixels that were changed by hand are reported as pixels`() throws {
    let same = cells("Grace")
    let difference = try #require(
      SnapshotDifference(from: png("Gräce", cells: same), to: png("Grace", cells: same), .png))
    #expect(difference.summary == "1 cell changed.")
    #expect(
      difference.details.hasPrefix(
        "  row 2, column 4: other pixels\nboth, which have the same text:\n"))
  }

  @Test func `cells that were changed by hand do not count`() throws {
    let difference = try #require(
      SnapshotDifference(
        from: png("Grace", cells: cells("Mr Bc")), to: png("Grade", cells: cells("Grade")), .png))
    #expect(difference.summary == "1 cell changed.")
    #expect(
      difference.details.hasPrefix(
        """
          row 2, column 5: "B" -> "d"
          and 3 with different content but the same pixels, which decide

        """), "\(difference.details)")
  }

  @Test func `a drawing that was changed by hand is reported by its line`() throws {
    let same = cells("Grace")
    let difference = try #require(
      SnapshotDifference(from: svg("Gräce", cells: same), to: svg("Grace", cells: same), .svg))
    #expect(difference.summary == "every cell is the same, but the drawing differs.")
    #expect(difference.details.contains(">Gräce</text>\n  is:  <text"))
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `an empty screen can become one with cells`(format: SnapshotFormat) throws {
    let empty = format.data(DisplayList(size: .zero), paper: .white)
    let other = format.data(DisplayList(size: CGSize(width: 8, height: 16)), paper: .white)
    let difference = try #require(SnapshotDifference(from: empty, to: other, format))
    #expect(difference.summary.hasPrefix("it has 1 x 1 cells instead of 0 x 0"))
    #expect(SnapshotDifference(from: empty, to: empty, format) == nil)
  }
}
