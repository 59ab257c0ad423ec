import Foundation

/// How accessories are shown (UIKit).
extension UICellAccessory {
  /// How any accessory is shown.
  ///
  /// UIKit has a structure like this for each kind; here they are all this one.
  public struct Options {
    /// Whether it is not shown; nil leaves that to its kind.
    public var isHidden: Bool?
    /// The room kept for it, in points: remembered only, signs are as wide as they are.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil is that of its kind.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a chevron is shown.
  public typealias DisclosureIndicatorOptions = Options
  /// How a check mark is shown.
  public typealias CheckmarkOptions = Options
  /// How a minus sign is shown.
  public typealias DeleteOptions = Options
  /// How a plus sign is shown.
  public typealias InsertOptions = Options
  /// How a grip is shown.
  public typealias ReorderOptions = Options
  /// How a circle for selection is shown.
  public typealias MultiselectOptions = Options
  /// How an i in a circle is shown.
  public typealias DetailOptions = Options
  /// How a text is shown.
  public typealias LabelOptions = Options

  /// How a pop-up button is shown.
  public typealias PopUpMenuOptions = Options

  /// How a triangle that opens and closes is shown.
  public struct OutlineDisclosureOptions {
    /// What a tap on a row with the triangle does (UIKit).
    public enum Style: Int, Sendable {
      /// As a header where the row is one, else as a cell.
      case automatic = 0
      /// A tap anywhere on the row opens and closes it, and selects nothing.
      case header = 1
      /// Only a tap on the triangle opens and closes it; one on the row selects it.
      case cell = 2
    }

    /// What a tap on the row does.
    public var style: Style
    /// Whether it is not shown; nil leaves that to its kind.
    public var isHidden: Bool?
    /// The room kept for it, in points: remembered only.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil is the tint colour.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Where it is put.
    public var placement: Placement
    /// Whether it is not shown; nil shows it.
    public var isHidden: Bool?
    /// The room kept for it, in points: remembered only, the view is as wide as it is.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil leaves it as it is.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has.
    public var maintainsFixedSize: Bool

    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
