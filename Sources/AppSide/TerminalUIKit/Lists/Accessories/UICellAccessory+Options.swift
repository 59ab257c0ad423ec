import Foundation

/// Options for the appearance of accessories (UIKit).
extension UICellAccessory {
  /// Options for the appearance of any accessory.
  ///
  /// UIKit has such a structure for each kind of accessory. Here they are all the same type.
  public struct Options {
    /// Whether the accessory is hidden, or `nil` for the default of its kind.
    public var isHidden: Bool?
    /// The reserved width in points, which has no effect because accessories keep their own width.
    public var reservedLayoutWidth: CGFloat?
    /// The tint colour of the accessory, or `nil` for the default one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Options for a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// Options for a check mark.
  public typealias CheckmarkOptions = Options
  /// Options for a delete accessory.
  public typealias DeleteOptions = Options
  /// Options for an insert accessory.
  public typealias InsertOptions = Options
  /// Options for a reorder control.
  public typealias ReorderOptions = Options
  /// Options for a multiselect accessory.
  public typealias MultiselectOptions = Options
  /// Options for a detail accessory.
  public typealias DetailOptions = Options
  /// Options for a label.
  public typealias LabelOptions = Options

  /// Options for a pop-up button.
  public typealias PopUpMenuOptions = Options

  /// Options for an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The behaviour of a tap on a row with an outline disclosure (UIKit).
    public enum Style: Int, Sendable {
      /// The header style for a header row, or else the cell style.
      case automatic = 0
      /// A tap anywhere on the row expands or collapses it and doesn't select it.
      case header = 1
      /// A tap on the outline disclosure expands or collapses the row, and a tap elsewhere selects
      /// it.
      case cell = 2
    }

    /// The behaviour of a tap on the row.
    public var style: Style
    /// Whether the accessory is hidden, or `nil` for the default of its kind.
    public var isHidden: Bool?
    /// The reserved width in points, which has no effect.
    public var reservedLayoutWidth: CGFloat?
    /// The tint colour of the accessory, or `nil` for the default one.
    public var tintColor: UIColor?

    /// Creates options.
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

  /// The configuration of a custom view accessory.
  public struct CustomViewConfiguration {
    /// The custom view.
    public var customView: UIView
    /// The placement of the view.
    public var placement: Placement
    /// Whether the view is hidden; `nil` shows it.
    public var isHidden: Bool?
    /// The reserved width in points, which has no effect because the view keeps its own width.
    public var reservedLayoutWidth: CGFloat?
    /// The tint colour of the view, or `nil` to leave it unchanged.
    public var tintColor: UIColor?
    /// Whether the view keeps its current size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
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
