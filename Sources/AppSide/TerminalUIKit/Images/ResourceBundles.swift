import Foundation

/// The bundles in which SwiftPM puts the resources of targets, beside the program that uses them.
///
/// On Apple's platforms the resources of an app lie in its main bundle, and code asks that bundle, or
/// the one of a class, for them.
enum ResourceBundles {
  /// The bundles beside the program, by name; those beside a test bundle are the same.
  static let all: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// What to look in for the resources of a bundle: itself, and those beside it if it is the
  /// program's.
  static func places(for bundle: Bundle) -> [Bundle] {
    bundle.bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL
      ? [bundle] + all : [bundle]
  }
}

/// Resources of the program, also where SwiftPM has put them.
///
/// The names are no optionals, so that calls which have one get these methods in place of Foundation's.
extension Bundle {
  /// The file of a resource; nil when there is none.
  ///
  /// Of the program's own bundle, which is that of every class on Linux, SwiftPM's bundles beside the
  /// program are a part, as resources of an app are on Apple's platforms.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ext: The extension; nil or nothing when the name has it.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    for place in ResourceBundles.places(for: self) {
      if let url = place.url(forResource: Optional(name), withExtension: ext) { return url }
    }
    return nil
  }

  /// The path of a resource's file; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ext: The extension; nil or nothing when the name has it.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
