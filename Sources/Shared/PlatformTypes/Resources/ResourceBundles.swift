import Foundation

/// The resource bundles that SwiftPM creates beside the executable.
///
/// On Apple's platforms the resources of an app are in its main bundle, and code searches that
/// bundle or the bundle of a class.
package enum ResourceBundles {
  /// The bundles beside the executable, by name; those beside a test bundle are included.
  package static let all: [Bundle] = names.compactMap { Bundle(url: url(of: $0)) }

  /// The names of their folders, because every app searches for its bundle and making a `Bundle` reads the
  /// folder.
  package static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
  }()

  /// Returns the URL of the bundle with a name.
  package static func url(of name: String) -> URL { folder.appendingPathComponent(name) }

  private static let folder = Bundle.main.bundleURL

  /// Returns the bundles to search for a bundle's resources, which for the main bundle include
  /// SwiftPM's.
  package static func searchedBundles(for bundle: Bundle) -> [Bundle] {
    bundle.bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL
      ? [bundle] + all : [bundle]
  }
}

/// Resource lookup that includes SwiftPM's bundles.
///
/// The name parameters aren't optional, so the compiler prefers these methods to Foundation's if the name
/// isn't optional.
extension Bundle {
  /// Returns the URL of a resource file, or `nil` if there isn't one.
  ///
  /// The search in the main bundle, which on Linux is also the bundle of every class, includes
  /// SwiftPM's bundles, because on Apple's platforms they are part of the app.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ext: The file extension, or `nil` or an empty string if the name includes it.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    for place in ResourceBundles.searchedBundles(for: self) {
      if let url = place.url(forResource: Optional(name), withExtension: ext) { return url }
    }
    return nil
  }

  /// Returns the path of a resource file, or `nil` if there isn't one.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ext: The file extension, or `nil` or an empty string if the name includes it.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
