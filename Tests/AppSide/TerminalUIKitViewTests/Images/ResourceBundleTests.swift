import Foundation
import Testing

@testable import PlatformTypes
@testable import TerminalUIKit

struct ResourceBundleTests {
  private final class Marker {}

  @Test func `resources of a target are in the bundle of a class and in the main bundle`()
    throws
  {
    let url = try #require(
      Bundle(for: Marker.self).url(forResource: "Employees", withExtension: "json"))
    #expect(url.path.contains("EmployeesApp.resources"))
    #expect(FileManager.default.fileExists(atPath: url.path))
    #expect(Bundle.main.path(forResource: "Employees", ofType: "json") == url.path)
    #expect(Bundle.main.url(forResource: "Nobody", withExtension: "json") == nil)
  }

  @Test(arguments: [nil, ""])
  func `the name can include the extension`(_ nothing: String?) throws {
    let url = try #require(Bundle.main.url(forResource: "Employees", withExtension: "json"))
    #expect(Bundle.main.url(forResource: "Employees.json", withExtension: nil) == url)
    #expect(Bundle.main.url(forResource: "Employees.json", withExtension: nothing) == url)
    #expect(Bundle.main.path(forResource: "Employees.json", ofType: nil) == url.path)
    #expect(Bundle.main.url(forResource: "Employees", withExtension: nil) == nil)
  }

  @Test func `an image other than a PNG is found by its full name but not supported`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]).write(to: folder.appendingPathComponent("a.jpg"))
    let bundle = try #require(Bundle(url: folder))
    #expect(ImageFile(named: "a.jpg", in: bundle)?.url.lastPathComponent == "a.jpg")
    #expect(ImageFile(named: "a", in: bundle) == nil)
    #expect(UIImage(named: "a.jpg", in: bundle, with: nil) == nil)
  }

  @Test func `a PDF is a placeholder, because an app relies on it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("%PDF-1.7".utf8).write(to: set.appendingPathComponent("star.pdf"))
    try Data(#"{"images": [{"filename": "star.pdf", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    let image = try #require(UIImage(named: "Star", in: bundle, with: nil))
    #expect(image.size == CGSize(width: 16, height: 16))
  }

  @Test func `an image is found without a bundle`() throws {
    let picture = try #require(UIImage(named: "Grace Lindqvist"))
    #expect(picture.size == CGSize(width: 60, height: 60))
    #expect(UIImage(named: "Nobody") == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func `a bundle in another folder does not include the app's resources`() {
    let bundle = Bundle(path: FileManager.default.temporaryDirectory.path)
    #expect(bundle?.url(forResource: "Employees", withExtension: "json") == nil)
  }
}
