import Foundation

/// What launch arguments say of how the app is to look, as UIKit's own do.
///
/// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityXXXL` sets the size of text,
/// `-UIUserInterfaceStyle Dark` or `-AppleInterfaceStyle Dark` the appearance. A language that is read from
/// right to left, `-AppleLanguages (ar)`, turns the interface round, as do Xcode's
/// `-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES`.
struct LaunchTraits {
  /// The traits that were asked for; what nobody asked for is unspecified.
  private(set) var traits = UITraitCollection()
  /// What was asked for and is not known.
  private(set) var problems: [String] = []

  /// Reads the user's defaults, of which the launch arguments are a part.
  init(in defaults: UserDefaults) {
    if let name = defaults.string(forKey: Self.sizeKey) { take(size: name) }
    for key in ["AppleInterfaceStyle", "UIUserInterfaceStyle"] {
      if let name = defaults.string(forKey: key) { take(style: name, of: key) }
    }
    if Self.isRightToLeft(in: defaults) {
      traits = traits.overridden(by: UITraitCollection(layoutDirection: .rightToLeft))
    }
  }

  private mutating func take(size name: String) {
    let category = UIContentSizeCategory(rawValue: name)
    guard DynamicType.categories.contains(category) else {
      let known = DynamicType.categories.map(\.rawValue).joined(separator: ", ")
      problems.append("-\(Self.sizeKey): there is no text size “\(name)”; there are \(known).")
      return
    }
    traits = traits.overridden(by: UITraitCollection(preferredContentSizeCategory: category))
  }

  private mutating func take(style name: String, of key: String) {
    switch name.lowercased() {
    case "light": traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: .light))
    case "dark": traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: .dark))
    case "automatic", "auto": break
    default:
      problems.append("-\(key): there is no style “\(name)”; there are Light, Dark and Automatic.")
    }
  }

  private static func isRightToLeft(in defaults: UserDefaults) -> Bool {
    if directionKeys.contains(where: { defaults.bool(forKey: $0) }) { return true }
    guard let language = UserLocale.language(in: defaults) else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  private static let directionKeys = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]

  private static let sizeKey = "UIPreferredContentSizeCategoryName"
}

extension UIApplication {
  /// Makes the app look as the launch arguments say; a line on standard error tells of what is not known.
  package func takeTraitsOfLaunch() {
    let launch = LaunchTraits(in: .standard)
    launch.problems.forEach(RuntimeLog.write)
    if launch.traits != UITraitCollection() { changeTraits(launch.traits) }
  }
}
