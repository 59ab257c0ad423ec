import AppRuntime
import Foundation

/// The traits that UIKit's own launch arguments select.
///
/// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityXXXL` sets the text
/// size; `-UIUserInterfaceStyle Dark` or `-AppleInterfaceStyle Dark` sets the appearance. A
/// right-to-left language, such as `-AppleLanguages (ar)`, mirrors the interface, as do Xcode's
/// `-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES`.
struct LaunchTraits {
  /// The traits that the arguments select; all others are unspecified.
  private(set) var traits = UITraitCollection()
  /// The messages about invalid values.
  private(set) var problems: [String] = []

  /// Reads the traits from the user defaults, which include the launch arguments.
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
      problems.append("-\(Self.sizeKey): unknown text size “\(name)”; known sizes are \(known).")
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
      problems.append(
        "-\(key): unknown style “\(name)”; known styles are Light, Dark and Automatic.")
    }
  }

  private static func isRightToLeft(in defaults: UserDefaults) -> Bool {
    if directionKeys.contains(where: { defaults.bool(forKey: $0) }) { return true }
    guard let language = AppLocale.language(in: defaults) else { return false }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  private static let directionKeys = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]

  private static let sizeKey = "UIPreferredContentSizeCategoryName"
}

extension UIApplication {
  /// Applies the traits of the launch arguments and reports invalid values on standard error.
  package func applyLaunchTraits() {
    let launch = LaunchTraits(in: .standard)
    launch.problems.forEach(RuntimeLog.write)
    if launch.traits != UITraitCollection() { changeTraits(launch.traits) }
  }
}
