import AppDriving
import AutomationProtocol
import Foundation
import PNGCoding
import Testing

@testable import XCUIAutomation

@Suite struct SnapshotAssertionTests {
  /// Returns a picture of 4 × 2 black pixels, except those that are listed.
  private func picture(white: Set<Int> = [], grey: UInt8? = nil) throws -> DisplayImage {
    let pixels = (0..<8).flatMap { index -> [UInt8] in
      let value: UInt8 = white.contains(index) ? 255 : grey ?? 0
      return [value, value, value, 255]
    }
    return try #require(DisplayImage(width: 4, height: 2, pixels: pixels))
  }

  private func inFolder(_ body: (ReferencePlace.File) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("screenshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(
      ReferencePlace.File(
        name: "a.png", reference: folder.appendingPathComponent("then/a.png"),
        actual: folder.appendingPathComponent("now/a.png"),
        page: folder.appendingPathComponent("now/a.png.html")))
  }

  private func check(
    _ image: DisplayImage, _ file: ReferencePlace.File, masks: [MaskedPicture.Area] = [],
    tolerance: PictureTolerance = PictureTolerance(), mayRecord: Bool = true
  ) -> SnapshotMismatch? {
    let assertion = SnapshotAssertion(reference: file, tolerance: tolerance, mayRecord: mayRecord)
    do {
      let png = Data(PNGEncoder.encode(image))
      try assertion.check(.picture(MaskedPicture(png: png, masks: masks)))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a missing reference is recorded once, but not in continuous integration`() throws {
    try inFolder { file in
      let missing = check(try picture(), file, mayRecord: false)
      #expect(
        missing == .missing(reference: file.reference.path, actual: file.actual.path))
      #expect(check(try picture(), file) == .recorded(reference: file.reference.path))
      #expect(check(try picture(), file) == nil)
      #expect(!FileManager.default.fileExists(atPath: file.actual.path))
    }
  }

  @Test func `a difference creates a page with the command to accept it`() throws {
    try inFolder { file in
      _ = check(try picture(), file)
      let found = try #require(check(try picture(white: [5, 6]), file))
      guard case .differs("a.png", let difference, let command, let page) = found else {
        Issue.record("\(found)")
        return
      }
      #expect(
        difference == .picture(.pixels(count: 2, of: 8, columns: 1...2, rows: 1...1)))
      #expect("\(found)".contains("2 of 8 pixels differ, all in columns 1-2, rows 1-1."))
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains(command))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      try process.run()
      process.waitUntilExit()
      #expect(check(try picture(white: [5, 6]), file) == nil)
      #expect(!FileManager.default.fileExists(atPath: page))
    }
  }

  @Test func `a mask covers its place in both pictures`() throws {
    try inFolder { file in
      let mask = MaskedPicture.Area(columns: 1..<3, rows: 1..<9)
      _ = check(try picture(white: [5]), file)
      #expect(check(try picture(white: [6]), file, masks: [mask]) == nil)
      #expect(check(try picture(white: [4]), file, masks: [mask]) != nil)
    }
  }

  @Test func `pixels and colours may differ within the tolerance`() throws {
    let black = try picture()
    let two = try picture(white: [5, 6])
    #expect(PictureTolerance(pixels: 0.25).difference(from: black, to: two) == nil)
    #expect(PictureTolerance(pixels: 0.24).difference(from: black, to: two) != nil)
    let dark = try picture(grey: 5)
    #expect(PictureTolerance(color: 0.02).difference(from: black, to: dark) == nil)
    #expect(PictureTolerance(color: 0.019).difference(from: black, to: dark) != nil)
    let small = try #require(DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    #expect(
      PictureTolerance(pixels: 1).difference(from: black, to: small)
        == .size(expected: [4, 2], actual: [1, 1]))
  }

  @Test func `a reference that isn't a picture is reported`() throws {
    try inFolder { file in
      _ = check(try picture(), file)
      try Data("x".utf8).write(to: file.reference)
      #expect(
        check(try picture(), file).map { "\($0)" }?.contains("not a readable PNG file") == true)
    }
  }

  @Test func `elements are lines without frames, and masked ones have no content`() {
    func node(_ identity: UInt64, _ label: String, depth: Int) -> ElementSnapshot.Node {
      var attributes = ElementAttributes(identity: identity, elementType: .staticText)
      attributes.label = label
      return ElementSnapshot.Node(attributes, depth: depth)
    }
    let nodes = [
      node(1, "a", depth: 2), node(2, "clock", depth: 3), node(3, "12:00", depth: 4),
      node(4, "b", depth: 3),
    ]
    #expect(
      ElementsText.lines(of: nodes, masking: [2]) == [
        "StaticText, label: 'a'", "  StaticText (masked)", "  StaticText, label: 'b'",
      ])
  }

  @Test func `a reference is named after its test, the helper and the name in the call`() {
    let place = ReferencePlace(fileID: "Mod/Tests.swift", filePath: "/nowhere/Mod/Tests.swift")
    func name(_ test: String, _ function: String, _ name: String?) -> String {
      place.file(for: test, called: function, name: name, content: .elements, in: nil).name
    }
    #expect(name("`it is so`()", "`it is so`()", nil) == "it-is-so.txt")
    #expect(name("testA()", "helper(of:)", "dark one") == "testA.helper.dark-one.txt")
    #expect(place.references.path == "/nowhere/Mod/Screenshots/Tests")
  }
}
