import AssetSymbols
import Foundation
import Testing

struct AssetSymbolWriterTests {
  /// Makes a catalog in a temporary folder.
  private func catalog(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).xcassets")
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return folder
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test func `the source has the symbols of colours and images`() throws {
    let folder = try catalog([
      "Contents.json": "{}",
      "Brand.colorset/Contents.json": "{}",
      "Logos/Contents.json": "{}",
      "Logos/Big \"Logo\".imageset/Contents.json": "{}",
      "Status/Contents.json": Self.namespace,
      "Status/Late.colorset/Contents.json": "{}",
      "AppIcon.appiconset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = AssetSymbolWriter([AssetCatalog(folder)], module: "UIKit").source
    #expect(
      source == """
        // Written by the plugin AppleAssets from the asset catalogs of the target.
        import Foundation
        import UIKit

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: .main)
          enum Status {
            static let late = ColorResource(name: "Status/Late", bundle: .main)
          }
        }

        extension ImageResource {
          static let bigLogo = ImageResource(name: "Big \\"Logo\\"", bundle: .main)
        }

        private enum UIColorSymbols {
          static let brand = UIColor(resource: .brand)
        }

        protocol UIColorWithSymbols {}

        extension UIColor: UIColorWithSymbols {}

        extension UIColorWithSymbols where Self: UIColor {
          static var brand: UIColor { UIColorSymbols.brand }
        }

        extension UIColor {
          enum Status {
            static let late = UIColor(resource: .Status.late)
          }
        }

        private enum UIImageSymbols {
          static let bigLogo = UIImage(resource: .bigLogo)
        }

        protocol UIImageWithSymbols {}

        extension UIImage: UIImageWithSymbols {}

        extension UIImageWithSymbols where Self: UIImage {
          static var bigLogo: UIImage { UIImageSymbols.bigLogo }
        }

        extension UIImage {
        }

        """)
  }

  @Test func `a colour of the class isn't replaced, and two assets don't share a symbol`() throws {
    let folder = try catalog([
      "green.colorset/Contents.json": "{}",
      "My Blue.colorset/Contents.json": "{}",
      "MyBlue.colorset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = AssetSymbolWriter([AssetCatalog(folder)], module: "TerminalUIKit")
    #expect(writer.source.contains("static let green = ColorResource"))
    #expect(!writer.source.contains("static let green = UIColor"))
    #expect(writer.source.components(separatedBy: "static let myBlue = ColorResource").count == 2)
    #expect(writer.source.contains("ColorResource(name: \"My Blue\", bundle: .main)"))
    #expect(
      writer.conflicts.map(\.message) == [
        "the colour 'MyBlue' gets no symbol, because 'My Blue' has the same one, 'myBlue'; "
          + "rename it"
      ])
  }

  @Test func `an asset gives way to a namespace with its symbol`() throws {
    // Without a letter, the symbols of an asset and a namespace begin with the same character.
    let folder = try catalog([
      "1/Contents.json": Self.namespace, "1/a.imageset/Contents.json": "{}",
      "1.imageset/Contents.json": "{}", "--.imageset/Contents.json": "{}",
      "--/Contents.json": Self.namespace, "--/b.imageset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = AssetSymbolWriter([AssetCatalog(folder)], module: "UIKit")
    #expect(writer.source.contains("enum _1 {\n    static let a = UIImage(resource: ._1.a)"))
    #expect(!writer.source.contains("static let _1") && !writer.source.contains("_ ="))
    #expect(!writer.source.contains("enum _ {"))
    #expect(
      writer.conflicts.map(\.message) == [
        "the image '--' gets no symbol, because its name has no letters or numbers; rename it",
        "the image '--/b' gets no symbol, because its name has no letters or numbers; rename it",
        "the image '1' gets no symbol, because a namespace has the same one, '_1'; rename it",
      ])
  }

  @Test func `an asset in two catalogs has one symbol`() throws {
    let folder = try catalog(["Brand.colorset/Contents.json": "{}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = AssetSymbolWriter(
      [AssetCatalog(folder), AssetCatalog(folder)], module: "UIKit")
    #expect(writer.source.components(separatedBy: "static let brand = ColorResource").count == 2)
    #expect(writer.conflicts.isEmpty)
  }

  @Test func `a missing catalog has no symbols`() {
    #expect(AssetCatalog(URL(fileURLWithPath: "/nowhere.xcassets")).assets.isEmpty)
  }
}
