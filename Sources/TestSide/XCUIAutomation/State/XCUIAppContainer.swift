import AppDriving
import Foundation
import SystemShims

/// The home folder of an app under test, for reading by the test.
///
/// It contains what the app has written so far. An app writes its defaults when it goes to the background
/// and when it ends. `launch(state:)` gives the app another container.
public struct XCUIAppContainer: Sendable {
  /// The path of the app's home folder.
  public let path: String
  let app: String
  /// The owner of the folder, which exists as long as this reference.
  let owner: AppContainer

  /// The paths of the files inside, relative to the folder, in alphabetical order.
  public var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let path = absolute(name)
      return FileManager.default.fileExists(atPath: path)
        && !FileManager.default.isFolder(atPath: path)
    }.sorted()
  }

  /// Returns the contents of a file, or `nil` if there isn't one.
  ///
  /// - Parameter file: The path of the file, relative to the folder.
  public func data(of file: String) -> Data? {
    FileManager.default.contents(atPath: absolute(file))
  }

  /// Returns the text of a file, or `nil` if there isn't one; invalid UTF-8 becomes U+FFFD.
  ///
  /// - Parameter file: The path of the file, relative to the folder.
  public func text(of file: String) -> String? {
    data(of: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The defaults that the app has saved, by key.
  public var defaults: [String: Any] {
    let list = data(of: ".config/\(app).plist")
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return list as? [String: Any] ?? [:]
  }

  /// The secrets that the app has stored with `AppSecrets` of `AppRuntime`, by name.
  public var secrets: [String: String] {
    data(of: ".local/share/\(app)/secrets.json")
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private func absolute(_ file: String) -> String { path + "/" + file }
}
