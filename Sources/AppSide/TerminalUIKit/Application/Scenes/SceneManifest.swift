import Foundation

/// The scene manifest of an app's information property list.
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

  /// Finds the manifest of this process's app; `nil` if there isn't one.
  static var ofApp: SceneManifest? {
    if let manifest = Bundle.main.infoDictionary.flatMap(SceneManifest.init) { return manifest }
    return InformationList.ofApp.lazy.compactMap { SceneManifest($0.content) }.first
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
