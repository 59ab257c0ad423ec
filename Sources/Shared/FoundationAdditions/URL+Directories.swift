import Foundation

/// The user's folders, which Foundation on Linux names in `FileManager` only.
extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The folder of what the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// The folder of the app's own files.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  private static func folder(
    _ folder: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name, isDirectory: true)
  }
}
