/// Recognises launch keys that belong to the system, which no app declares.
enum SystemKey {
  /// Whether the key is one of Foundation's, of Apple's frameworks or of XCTest's.
  ///
  /// Going by prefix, as there are hundreds: `AppleLanguages`, `NSDoubleLocalizedStrings`,
  /// `com.apple.CoreData.SQLDebug`. `UI` is no such prefix, since apps call their own keys
  /// `UITesting`; UIKit's few are listed.
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
  ]
}
