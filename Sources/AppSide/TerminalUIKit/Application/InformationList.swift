import Foundation
import PlatformTypes
import ToolchainInternals

/// The information property list of an app, `Info.plist`.
///
/// SwiftPM doesn't place the list beside an executable, and refuses it as a resource, except inside a
/// folder: `resources: [.copy("Supporting")]`. Lists in the executable's own resource bundle take
/// precedence over those of other targets.
struct InformationList {
  let content: [String: Any]

  /// The lists in the resource bundles beside the executable, the app's own first.
  static var ofApp: [InformationList] {
    let own = "_\(ProcessInfo.processInfo.processName).resources"
    let names = ResourceBundles.names
    let ordered = names.filter { $0.hasSuffix(own) } + names.filter { !$0.hasSuffix(own) }
    return ordered.flatMap { find(in: ResourceBundles.url(of: $0)) }
  }

  /// Finds the lists in a folder and its direct subfolders.
  static func find(in folder: URL) -> [InformationList] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let places = [folder] + names.map { folder.appendingPathComponent($0, isDirectory: true) }
    return places.flatMap(lists)
  }

  private static func lists(in place: URL) -> [InformationList] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
    return files.filter { $0.hasSuffix("Info.plist") }.compactMap { file in
      guard let data = try? Data(contentsOf: place.appendingPathComponent(file)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { return nil }
      return (list as? [String: Any]).map { InformationList(content: $0) }
    }
  }

  /// Makes `Bundle.main` return the values of the list, as on Apple's platforms; a name and an identifier
  /// are always set.
  static func adopt() {
    let name = ProcessInfo.processInfo.processName
    let own = "_\(name).resources"
    let bundle = ResourceBundles.names.first { $0.hasSuffix(own) }
    let list = bundle.flatMap { find(in: ResourceBundles.url(of: $0)).first }
    BundleInformation.add(list?.completed(name: name) ?? usual(name: name))
  }

  /// Returns the values of Xcode's templates.
  static func usual(name: String) -> [String: Any] {
    [
      "CFBundleIdentifier": name, "CFBundleName": name, "CFBundleExecutable": name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
    ]
  }

  /// Returns the content with Xcode's variables replaced.
  ///
  /// A value with an unknown variable is replaced by that of Xcode's templates, if they have one.
  func completed(name: String) -> [String: Any] {
    let usual = Self.usual(name: name)
    var completed = content
    for (key, value) in content {
      guard var text = value as? String, text.contains("$(") else { continue }
      for variable in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "TARGET_NAME", "EXECUTABLE_NAME"] {
        text = text.replacing("$(\(variable))", with: name)
      }
      completed[key] = text.contains("$(") ? usual[key] ?? text : text
    }
    return completed.merging(usual) { own, _ in own }
  }
}
