import CellRendering
import Foundation
import PNGCoding
import TerminalUIKit
import Testing

@testable import ViewTesting

/// The failure that a developer reads when a screen has changed.
@MainActor
@Suite struct SnapshotDifferenceTests {
  /// Returns the failure's lines between the paths and the advice.
  private func details(
    from before: UIView, to after: UIView, _ format: SnapshotFormat
  ) throws -> String {
    let rig = try SnapshotRig()
    _ = rig.check(before, format)
    let failure = try #require(rig.check(after, format))
    let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst(1).first?.contains("reference: \(rig.folder.references.path)") == true)
    #expect(lines.dropFirst(2).first?.contains("now:       \(rig.folder.differing.path)") == true)
    #expect(lines.last == "If the change is intended, delete the reference and run the test again.")
    return (lines.prefix(1) + lines.dropFirst(3).dropLast()).joined(separator: "\n")
  }

  private func label(_ text: String, width: CGFloat = 80, _ change: (UILabel) -> Void = { _ in })
    -> UIView
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 32))
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 8, y: 16, width: 64, height: 16))
    label.text = text
    label.textColor = .black
    change(label)
    view.addSubview(label)
    return view
  }

  @Test(arguments: [SnapshotFormat.text, .svg, .png])
  func `both screens are shown and the changed cells are listed`(format: SnapshotFormat) throws {
    let name = "looks.\(format.kind.rawValue)"
    #expect(
      try details(from: label("Grace"), to: label("Grade"), format)
        == """
        “\(name)” does not look like its reference: 1 cell changed.
          row 2, column 5: "c" -> "d"
        reference:
          +----------
          |
        > | Grace
          +----------
        now:
          +----------
          |
        > | Grade
          +----------
        """.replacing("----------", with: format == .text ? "------" : "----------"))
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `a changed colour is reported with both colours`(format: SnapshotFormat) throws {
    let details = try details(
      from: label("Grace") { $0.textColor = .red }, to: label("Grace") { $0.textColor = .blue },
      format)
    #expect(
      details.hasSuffix(
        """
        its reference: 5 cells changed.
          row 2, columns 2-6: text red -> blue
        both, which have the same text:
          +----------
          |
        > | Grace
          +----------
        """))
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `a changed background is reported, even without a character`(format: SnapshotFormat) throws {
    let details = try details(
      from: label("Ada"), to: label("Ada") { $0.backgroundColor = .systemYellow }, format)
    #expect(details.contains("its reference: 8 cells changed.\n"))
    #expect(details.contains("  row 2, columns 2-9: background white -> systemYellow\n"))
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `bold, italic and lines are reported`(format: SnapshotFormat) throws {
    let bold = try details(
      from: label("Ada"), to: label("Ada") { $0.font = .boldSystemFont(ofSize: 17) }, format)
    #expect(bold.contains("  row 2, columns 2-4: plain -> bold\n"))
    func lines(_ style: DisplayTextStyle) -> Data {
      var list = DisplayList(size: CGSize(width: 80, height: 16))
      list.append(.text("a Ägypt", at: .zero, style))
      return format.data(list, paper: .white)
    }
    let plain = lines(DisplayTextStyle(color: .black))
    let under = lines(DisplayTextStyle(color: .black, isUnderlined: true))
    let through = lines(DisplayTextStyle(color: .black, isItalic: true, isStruckThrough: true))
    let first = try #require(SnapshotDifference(from: plain, to: under, format))
    #expect(first.details.contains("  row 1, columns 1-7: plain -> underlined\n"))
    let second = try #require(SnapshotDifference(from: under, to: through, format))
    #expect(
      second.details.contains("  row 1, columns 1-7: underlined -> italic struck through\n"))
  }

  @Test(arguments: [SnapshotFormat.text, .svg, .png])
  func `wide characters and frames are reported`(format: SnapshotFormat) throws {
    let details = try details(from: label("日本a│"), to: label("日木a┤"), format)
    #expect(details.contains("row 2, columns 4-5: \"本\" -> \"木\"\n"), "\(details)")
    #expect(details.contains("row 2, column 7: \"│\" -> \"┤\""), "\(details)")
    #expect(details.contains("> | 日木a┤\n"), "\(details)")
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `a changed size is reported, and changes in the common area`(format: SnapshotFormat) throws {
    let details = try details(from: label("Grace"), to: label("Grade", width: 88), format)
    #expect(
      details.contains(
        "its reference: it has 11 x 2 cells instead of 10 x 2; 1 cell changed.\n"
          + "  row 2, column 5: \"c\" -> \"d\"\n"))
    let same = try self.details(from: label("Grace"), to: label("Grace", width: 88), format)
    #expect(same.contains("its reference: it has 11 x 2 cells instead of 10 x 2.\n"))
  }

  @Test func `an additional line is a change of its cells`() throws {
    let difference = try #require(
      SnapshotDifference(from: Data("a\n".utf8), to: Data("a\nbc\n".utf8), .text))
    #expect(difference.summary == "2 cells changed.")
    #expect(difference.details.hasPrefix("  row 2, columns 1-2: \"  \" -> \"bc\"\n"))
  }

  @Test(arguments: [
    ("a\r\n", "it shows the same"), ("a  \n", "line ends or trailing blanks differ"),
    ("a", "it shows the same"),
  ])
  func `a difference only in white space is reported as such`(
    reference: String, said: String
  ) throws {
    let difference = try #require(
      SnapshotDifference(from: Data(reference.utf8), to: Data("a\n".utf8), .text))
    #expect(difference.summary.contains(said), "\(difference.summary)")
  }

  @Test(arguments: [
    (SnapshotFormat.text, Data([0xFF, 0xFE, 0x41]), "it is not UTF-8"),
    (.svg, Data([0xFF, 0xFE, 0x41]), "it is not UTF-8"), (.svg, Data(), "it is empty"),
    (.png, Data(), "it is empty"), (.svg, Data("<html>".utf8), "it is not an SVG file"),
    (.png, Data("no picture".utf8), "The data is not a PNG; only PNG images can be read."),
    (
      .png, Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "it is not a readable PNG file"
    ),
  ])
  func `an unreadable reference is reported with the reason and the current screen`(
    format: SnapshotFormat, data: Data, reason: String
  ) throws {
    let rig = try SnapshotRig()
    _ = rig.check(label("Grace"), format)
    try rig.replaceReference("looks.\(format.kind.rawValue)", by: data)
    let failure = try #require(rig.check(label("Grace"), format))
    #expect(failure.contains("its reference: the reference cannot be read: "))
    #expect(failure.contains(reason), "\(failure)")
    #expect(failure.contains("now:\n"))
    #expect(failure.contains("  | Grace\n"))
  }

  @Test func `an empty text reference is an empty screen`() throws {
    let rig = try SnapshotRig()
    _ = rig.check(label("Ada"))
    try rig.replaceReference("looks.txt", by: Data())
    let failure = try #require(rig.check(label("Ada")))
    #expect(failure.contains("3 cells changed.\n"))
    #expect(failure.contains("row 2, columns 2-4: \"   \" -> \"Ada\""))
  }

  @Test func `a changed picture is reported by its cells`() throws {
    func photo(_ byte: UInt8) throws -> UIView {
      let pixels = (0..<64).flatMap { _ in [byte, 0, 0, 255] as [UInt8] }
      let view = label("")
      let image = try #require(DisplayImage(width: 8, height: 8, pixels: pixels))
      view.addSubview(PhotoView(image))
      return view
    }
    for format in [SnapshotFormat.svg, .png] {
      let details = try details(from: photo(10), to: photo(200), format)
      #expect(details.contains("row 1, columns 3-4: other pixels"), "\(details)")
      #expect(details.contains("> |  ▒▒\n"), "\(details)")
    }
  }

  @Test(arguments: [SnapshotFormat.svg, .png])
  func `a missing caret is reported`(format: SnapshotFormat) throws {
    func field(_ hasCaret: Bool) -> Data {
      var list = DisplayList(size: CGSize(width: 80, height: 16))
      list.append(.text("Ada", at: .zero, DisplayTextStyle(color: .black)))
      if hasCaret { list.append(.caret(at: CGPoint(x: 24, y: 0))) }
      return format.data(list, paper: .white)
    }
    let difference = try #require(SnapshotDifference(from: field(true), to: field(false), format))
    #expect(difference.details.hasPrefix("  row 1, column 4: caret -> no caret\n"))
  }

  @Test func `a long list of changes is cut`() throws {
    let before = (0..<40).map { "a\($0)" }.joined(separator: "\n")
    let difference = try #require(
      SnapshotDifference(
        from: Data(before.utf8), to: Data(before.replacing("a", with: "b").utf8), .text))
    #expect(difference.details.contains("  and 16 more changes\n"))
  }

  /// A picture that covers two cells in the third column.
  private final class PhotoView: UIImageView {
    init(_ image: DisplayImage) {
      super.init(frame: CGRect(x: 16, y: 0, width: 16, height: 16))
      self.image = UIImage(data: Data(PNGEncoder.encode(image)))
    }

    required init?(coder: NSCoder) { nil }
  }
}
