import Foundation

/// The choice whether the log shows a value of a message.
public struct OSLogPrivacy: Sendable {
  /// The text in place of a hidden value.
  public enum Mask: Sendable {
    /// A word, the same for every value.
    case none
    /// A number that is the same for equal values of one process.
    case hash
  }

  private enum Visibility {
    case automatic, shown, hidden
  }

  private var visibility: Visibility
  private var mask: Mask

  private init(_ visibility: Visibility, mask: Mask = .none) {
    self.visibility = visibility
    self.mask = mask
  }

  /// Numbers and Booleans are shown, strings and objects are hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy(.automatic) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(.shown) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(.hidden) }
  /// The value is hidden; Apple's log never shows it, with any settings.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(.hidden) }

  /// Numbers and Booleans are shown, strings and objects are hidden behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.automatic, mask: mask) }

  /// The value is hidden behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask: mask) }

  /// The value is hidden behind a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask: mask) }

  /// Returns the text that the log shows for a value.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - isScalar: Whether it is a number or a Boolean.
  func shown(_ text: @autoclosure () -> String, isScalar: Bool) -> String {
    switch visibility {
    case .shown: return text()
    case .automatic where isScalar: return text()
    case .automatic, .hidden: break
    }
    switch mask {
    case .none: return "<private>"
    case .hash:
      // The seed of a hasher differs between processes, so that values can't be looked up.
      var hasher = Hasher()
      hasher.combine(text())
      let bytes = withUnsafeBytes(of: hasher.finalize().bigEndian) { Data($0) }
      return "<mask.hash: '\(bytes.base64EncodedString())'>"
    }
  }
}
