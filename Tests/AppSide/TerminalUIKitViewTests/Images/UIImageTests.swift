import CellRendering
import Foundation
import PNGCoding
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func write(_ image: UIImage, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(image.pngData()).write(to: url)
  }

  @Test func `data that is not an image is nil`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func `the scale converts pixels to points`() throws {
    let data = try #require(UIImage.filled(.systemRed, 20, 10).pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 10, height: 5))
    #expect(UIImage(data: data, scale: 0)?.scale == 1)
    #expect(UIImage().size == .zero)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `images in a bundle are found by name, with scale 1 first`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(.filled(.systemRed, 4, 4), "logo.png")
    try write(.filled(.systemRed, 8, 8), "logo@2x.png")
    try write(.filled(.systemRed, 12, 12), "big@3x.png")
    try write(.filled(.systemRed, 6, 2), "Assets.xcassets/Group/star.imageset/a.png")
    try Data(#"{"images":[{"idiom":"universal","filename":"a.png","scale":"2x"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("Assets.xcassets/Group/star.imageset/Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let logo = try #require(UIImage(named: "logo", in: bundle, with: nil))
    #expect(logo.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "logo.png", in: bundle, compatibleWith: nil) == logo)
    #expect(UIImage(named: "big", in: bundle, with: nil)?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "star", in: bundle, with: nil)?.size == CGSize(width: 3, height: 1))
    #expect(UIImage(named: "moon", in: bundle, with: nil) == nil)
    let path = folder.appendingPathComponent("logo@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 4, height: 4))
  }

  @Test func `a PNG file that can't be read has a placeholder, a missing one has none`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(.filled(.systemRed, 20, 10), "Assets.xcassets/half.imageset/half.png")
    let set = folder.appendingPathComponent("Assets.xcassets/half.imageset")
    let file = set.appendingPathComponent("half.png")
    try Data(contentsOf: file).prefix(40).write(to: file)
    try Data(#"{"images":[{"filename":"half.png","scale":"2x"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("version https://git-lfs.github.com/spec/v1".utf8)
      .write(to: folder.appendingPathComponent("pointer.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let half = try #require(UIImage(named: "half", in: bundle, with: nil))
    #expect(half.size == CGSize(width: 10, height: 5))
    #expect(Array(half.content.pixels.prefix(4)) == [128, 128, 128, 128])
    #expect(UIImage(named: "pointer", in: bundle, with: nil)?.size == CGSize(width: 16, height: 16))
    #expect(UIImage(contentsOfFile: file.path) == nil)
    try FileManager.default.removeItem(at: file)
    #expect(UIImage(named: "half", in: bundle, with: nil) == nil)
  }

  @Test func `a tint colour fills the shape`() {
    let image = UIImage.filled(.systemRed, 1, 1)
    #expect(image.fillColor(tint: .green) == nil)
    #expect(image.withRenderingMode(.alwaysTemplate).fillColor(tint: .green) == .green)
    #expect(image.withTintColor(.blue).fillColor(tint: .green) == .blue)
    #expect(
      image.withTintColor(.blue, renderingMode: .alwaysOriginal).fillColor(tint: .green) == .blue)
    let half = DisplayColor(red: 1, green: 2, blue: 3, alpha: 128)
    #expect(image.content.filled(with: half).pixels == [1, 2, 3, 128])
  }
}
