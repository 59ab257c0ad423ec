import Foundation

/// Something that can be in a menu (UIKit).
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// Whether an element is on (UIKit).
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Partly on.
    case mixed = 2
  }

  /// How an element looks and reacts (UIKit).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes attributes of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It does not react.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What it is called.
  open var title: String
  /// What else there is to say, in a line of its own.
  open var subtitle: String?
  /// A picture behind the title.
  open var image: UIImage?
  /// The identifier that tests find its button by; no user ever sees or hears it.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
