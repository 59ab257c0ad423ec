import Foundation
import TerminalUIKit

/// What a snapshot is taken under.
struct SnapshotConditions: Sendable, Hashable {
  /// In points; nil is what the subject has.
  var size: CGSize?
  var style = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large

  /// In points; a picture of more would not fit in memory.
  static let longestSide: CGFloat = 16_384

  /// Whether a picture can have a size: numbers from nothing up to the longest side.
  static func canBeDrawn(_ size: CGSize) -> Bool {
    (0...longestSide).contains(size.width) && (0...longestSide).contains(size.height)
  }

  /// What a reference's name says of them: nothing of what is usual.
  var nameParts: [String] {
    var parts: [String] = []
    if style == .dark { parts.append("dark") }
    if textSize != .large {
      let name = textSize.rawValue
      parts.append(
        name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : name)
    }
    if let size { parts.append("\(Int(size.width))x\(Int(size.height))") }
    return parts
  }

  private static let prefix = "UICTContentSizeCategory"

  /// Does something while the screen has this style and this size of text.
  @MainActor
  func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
    let application = UIApplication.shared
    let before = UIScreen.main.traitCollection
    let wanted = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(preferredContentSizeCategory: textSize),
    ])
    let isDifferent =
      before.userInterfaceStyle != style || before.preferredContentSizeCategory != textSize
    if isDifferent { application.changeTraits(wanted) }
    defer { if isDifferent { application.changeTraits(before) } }
    return try body()
  }
}
