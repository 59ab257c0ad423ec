import Foundation
import TerminalUIKit

/// The conditions under which a snapshot is taken.
struct SnapshotConditions: Sendable, Hashable {
  /// The size in points, or `nil` for the subject's own.
  var size: CGSize?
  var style = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large

  /// The maximum length of a side, in points; a larger picture wouldn't fit in memory.
  static let sideLimit: CGFloat = 16_384

  /// Returns whether a size is valid, with sides from 0 to the maximum.
  static func canBeDrawn(_ size: CGSize) -> Bool {
    (0...sideLimit).contains(size.width) && (0...sideLimit).contains(size.height)
  }

  /// The parts of a reference's name for the conditions that differ from the defaults.
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

  /// Runs a block while the screen has this style and text size.
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
