/// Recognises launch keys that belong to the system or a tool and that no app declares.
enum SystemKey {
  /// Returns whether the key belongs to Foundation, to one of Apple's frameworks, to XCTest or to
  /// fastlane.
  ///
  /// Keys are compared by prefix, because there are hundreds of them: `AppleLanguages`,
  /// `NSDoubleLocalizedStrings`, `com.apple.CoreData.SQLDebug`. `UI` is not one of the prefixes,
  /// because apps name their own keys `UITesting`; UIKit's few keys are listed.
  static func matches(_ key: String) -> Bool {
    let isPrefixed = ["Apple", "NS"].contains { prefix in
      key.hasPrefix(prefix) && key.dropFirst(prefix.count).first?.isUppercase == true
    }
    let isNamespaced = ["com.apple.", "XCT", "_UI"].contains { key.hasPrefix($0) }
    return isPrefixed || isNamespaced || listed.contains(key)
  }

  private static let listed: Set<String> = [
    "UIPreferredContentSizeCategoryName", "UIUserInterfaceStyle",
    "UIViewLayoutFeedbackLoopDebuggingThreshold", "UIFocusLoggingEnabled", "CA_DEBUG_TRANSACTIONS",
    "IDEPreferLogStreaming",
    // fastlane's `snapshot` gives these to each app.
    "FASTLANE_SNAPSHOT",
  ]

  /// Returns whether a key without a value is a flag that a tool passes to each app.
  ///
  /// With a value, `-ui_testing` is a slip.
  static func isFlag(_ key: String) -> Bool { matches(key) || key == "ui_testing" }
}
