import Foundation

/// The scene manifest of an app's information property list.
///
/// SwiftPM puts no `Info.plist` beside an executable, and refuses one as a resource of its own. It
/// takes one that lies in a folder: `resources: [.copy("Supporting")]`. The list of the main bundle
/// comes first, then those in the executable's own resource bundle, then those of other targets.
struct SceneManifest {
  private let configurations: [[String: Any]]

  /// Reads the manifest of a property list; fails if it has none for windows.
  init?(_ list: [String: Any]) {
    guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let configurations = roles[UISceneSession.Role.windowApplication.rawValue]
        as? [[String: Any]],
      !configurations.isEmpty
    else { return nil }
    self.configurations = configurations
  }

  /// Finds the manifest of this process's app; `nil` if there is none.
  static var ofApp: SceneManifest? {
    if let manifest = Bundle.main.infoDictionary.flatMap(SceneManifest.init) { return manifest }
    let own = "_\(ProcessInfo.processInfo.processName).resources"
    let bundles = ResourceBundles.all.map(\.bundleURL)
    let ordered =
      bundles.filter { $0.lastPathComponent.hasSuffix(own) }
      + bundles.filter { !$0.lastPathComponent.hasSuffix(own) }
    return ordered.lazy.compactMap { find(in: $0) }.first
  }

  /// Finds a manifest in a folder and the folders right inside it.
  static func find(in folder: URL) -> SceneManifest? {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for place in [folder] + names.map({ folder.appendingPathComponent($0, isDirectory: true) }) {
      let files = (try? manager.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
      for file in files where file.hasSuffix("Info.plist") {
        guard let data = try? Data(contentsOf: place.appendingPathComponent(file)),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
          let manifest = (list as? [String: Any]).flatMap(SceneManifest.init)
        else { continue }
        return manifest
      }
    }
    return nil
  }

  /// Returns the name of the scene delegate's class, with the module in place of Xcode's variable.
  ///
  /// - Parameters:
  ///   - configuration: The name of the scene's configuration; without one the first counts.
  ///   - module: The module of the app's delegate.
  func delegateClassName(configuration: String?, module: String) -> String? {
    let named = configurations.first {
      configuration != nil && $0["UISceneConfigurationName"] as? String == configuration
    }
    guard let name = (named ?? configurations[0])["UISceneDelegateClassName"] as? String else {
      return nil
    }
    let full = name.replacing("$(PRODUCT_MODULE_NAME)", with: module)
      .replacing("${PRODUCT_MODULE_NAME}", with: module)
    return full.contains(".") ? full : "\(module).\(full)"
  }
}
