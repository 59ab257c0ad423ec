import Foundation

/// The user's folders, for which Foundation on Linux has names only in `FileManager`.
extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The folder of files that the app can recreate.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// The folder of the app's support files.
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
