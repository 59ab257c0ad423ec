import Foundation

// Foundation's function has default values for all parameters but the key and the comment, so the compiler
// prefers these functions, which also search SwiftPM's bundles. A call with all arguments specifies its
// bundle.

/// Returns the localised text of a key in the app's resources.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text.
///   - comment: A note for translators.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: .main, value: "")
}

/// Returns the localised text of a key in the app's resources.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text and no value.
///   - value: The result if there is no text.
///   - comment: A note for translators.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: .main, value: value)
}

/// Returns the localised text of a key in a bundle.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text.
///   - bundle: The bundle; the main bundle stands for all of the app's resources.
///   - comment: A note for translators.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: bundle, value: "")
}

/// Returns the localised text of a key in a bundle.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text and no value.
///   - bundle: The bundle; the main bundle stands for all of the app's resources.
///   - value: The result if there is no text.
///   - comment: A note for translators.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedStrings.text(key, table: nil, bundle: bundle, value: value)
}

/// Returns the localised text of a key in a table of the app's resources.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text.
///   - tableName: The name of the file without `.strings`; `nil` for `Localizable`.
///   - comment: A note for translators.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: .main, value: "")
}

/// Returns the localised text of a key in a table of a bundle.
///
/// - Parameters:
///   - key: The key, which is the result if there is no text.
///   - tableName: The name of the file without `.strings`; `nil` for `Localizable`.
///   - bundle: The bundle; the main bundle stands for all of the app's resources.
///   - comment: A note for translators.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: bundle, value: "")
}

/// The localised texts of the app's resources.
package enum LocalizedStrings {
  /// Returns the text of a key in the first searched bundle that has one.
  package static func text(
    _ key: String, table: String?, bundle: Bundle, value: String
  ) -> String {
    text(key, table: table, in: ResourceBundles.searchedBundles(for: bundle), value: value)
  }

  static func text(_ key: String, table: String?, in bundles: [Bundle], value: String) -> String {
    for place in bundles {
      // If there is no text, the result is this value, which no file contains.
      let found = place.localizedString(forKey: key, value: missing, table: table)
      if found != missing { return found }
    }
    return value.isEmpty ? key : value
  }

  private static let missing = "\u{FFFF}\u{FFFF}"
}
