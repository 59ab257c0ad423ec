import Foundation
import Testing

@testable import TerminalUIKit

struct NamedColorTests {
  private static let contents = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colors-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("Brand", Self.contents), ("Broken", "{")] {
      let set = folder.appendingPathComponent("Assets.xcassets/Colors/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    try body(try #require(Bundle(url: folder)))
  }

  @Test func `a colour from an asset catalog adapts to light and dark`() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
      let light = UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1)
      let dark = UIColor(white: 0.25, alpha: 0.5)
      let (day, night) = (
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
      )
      #expect(color.resolvedColor(with: day) == light && color.resolvedColor(with: night) == dark)
      #expect(UIColor(named: "Brand", in: bundle, compatibleWith: night) == dark)
      #expect(UIColor(named: "Brand", in: bundle, compatibleWith: day) == light)
    }
  }

  @Test func `colours with one name are told apart by their namespaces`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colors-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, red) in [("Cold", "0"), ("Warm", "255")] {
      let namespace = folder.appendingPathComponent("Assets.xcassets/Group/\(name)")
      let set = namespace.appendingPathComponent("primary.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: namespace.appendingPathComponent("Contents.json"))
      let components = #"{"red": "\#(red)", "green": "0", "blue": "0"}"#
      try Data(#"{"colors": [{"color": {"components": \#(components)}}]}"#.utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
    }
    let bundle = try #require(Bundle(url: folder))
    let day = UITraitCollection(userInterfaceStyle: .light)
    for (name, color) in [("Cold/primary", UIColor.black), ("Warm/primary", UIColor.red)] {
      #expect(UIColor(named: name, in: bundle, compatibleWith: day) == color)
    }
  }

  @Test func `a name without a valid colour is nil`() throws {
    try withBundle { bundle in
      for name in ["Nobody", "Broken", ""] {
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
      }
    }
    #expect(UIColor(named: "Nobody") == nil)
  }

  @Test(arguments: [
    #"{"colors": []}"#, "{}", #"{"colors": [{"color": {"components": {"red": "1"}}}]}"#,
    #"{"colors": [{"color": {"components": {"red": "0xZZ", "green": "0", "blue": "0"}}}]}"#,
  ])
  func `a colour set without a complete colour is nil`(_ text: String) {
    #expect(ColorSet(Data(text.utf8)) == nil)
  }
}
