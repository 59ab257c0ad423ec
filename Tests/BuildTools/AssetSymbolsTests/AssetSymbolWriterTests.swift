import AssetSymbols
import Foundation
import Testing

struct AssetSymbolWriterTests {
  /// A catalog in a temporary folder.
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

        extension UIColor {
          static var brand: UIColor { UIColor(resource: .brand) }
          enum Status {
            static var late: UIColor { UIColor(resource: .Status.late) }
          }
        }

        extension UIImage {
          static var bigLogo: UIImage { UIImage(resource: .bigLogo) }
        }

        """)
  }

  @Test func `a colour of the class isn't replaced, and two assets share no symbol`() throws {
    let folder = try catalog([
      "green.colorset/Contents.json": "{}",
      "My Blue.colorset/Contents.json": "{}",
      "MyBlue.colorset/Contents.json": "{}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = AssetSymbolWriter([AssetCatalog(folder)], module: "TerminalUIKit").source
    #expect(source.contains("static let green = ColorResource"))
    #expect(!source.contains("static var green"))
    #expect(source.components(separatedBy: "static let myBlue").count == 2)
  }

  @Test func `a catalog that isn't there has no symbols`() {
    #expect(AssetCatalog(URL(fileURLWithPath: "/nowhere.xcassets")).assets.isEmpty)
  }
}
