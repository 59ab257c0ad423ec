import Foundation

/// The base class of menu elements (UIKit).
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// The state of an action or command (UIKit).
  public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// The element represents a mixture of on and off.
    case mixed = 2
  }

  /// The attributes that determine the appearance and behaviour of an element (UIKit).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value, equal to UIKit's.
    public let rawValue: UInt

    /// Creates attributes from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element's action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String
  /// The secondary text, in a row of its own.
  open var subtitle: String?
  /// The image after the title.
  open var image: UIImage?
  /// The identifier that tests use to find the element's button; users never see or hear it.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
