import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
@Suite struct `The scene manifest` {
  private func list(_ configurations: [[String: Any]]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
      ]
    ]
  }

  private func configuration(_ name: String?, _ type: String?) -> [String: Any] {
    var configuration: [String: Any] = [:]
    configuration["UISceneConfigurationName"] = name
    configuration["UISceneDelegateClassName"] = type
    return configuration
  }

  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).MainScene", "App.MainScene"),
    ("${PRODUCT_MODULE_NAME}.MainScene", "App.MainScene"), ("MainScene", "App.MainScene"),
    ("Other.MainScene", "Other.MainScene"),
  ])
  func `names a class of a module`(name: String, type: String) throws {
    let manifest = try #require(SceneManifest(list([configuration(nil, name)])))
    #expect(manifest.delegateClassName(configuration: nil, module: "App") == type)
  }

  @Test func `has a class for each configuration, of which the first is the default`() throws {
    let manifest = try #require(
      SceneManifest(list([configuration("One", "First"), configuration("Two", "Second")])))
    #expect(manifest.delegateClassName(configuration: "Two", module: "App") == "App.Second")
    #expect(manifest.delegateClassName(configuration: "Three", module: "App") == "App.First")
    #expect(manifest.delegateClassName(configuration: nil, module: "App") == "App.First")
  }

  @Test func `can lack a class, or be missing`() throws {
    let nameless = try #require(SceneManifest(list([configuration("One", nil)])))
    #expect(nameless.delegateClassName(configuration: nil, module: "App") == nil)
    #expect(SceneManifest([:]) == nil)
    #expect(SceneManifest(list([])) == nil)
    #expect(SceneManifest(["UIApplicationSceneManifest": "text"]) == nil)
  }

  @Test func `is found in a folder of a bundle, among other files`() throws {
    let bundle = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = bundle.appendingPathComponent("Supporting")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bundle) }
    #expect(InformationList.find(in: bundle).isEmpty)
    try Data("no list".utf8).write(to: bundle.appendingPathComponent("Info.plist"))
    #expect(InformationList.find(in: bundle).isEmpty)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list([configuration(nil, "MainScene")]), format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("App-Info.plist"))
    let lists = InformationList.find(in: bundle)
    let found = try #require(lists.compactMap { SceneManifest($0.content) }.first)
    #expect(found.delegateClassName(configuration: nil, module: "App") == "App.MainScene")
  }
}
