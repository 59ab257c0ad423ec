import Foundation

/// The background of a cell or a header (UIKit).
public struct UIBackgroundConfiguration: Hashable {
  /// A custom view that replaces the drawn background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The background colour, or `nil` for one that follows the state of the cell.
  public var backgroundColor: UIColor?
  /// A transformer of the background colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the outline, or `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// A transformer of the outline's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the outline lies outside the edge, in points.
  public var strokeOutset: CGFloat = 0

  /// Whether a selected or highlighted cell gets another colour if none is set.
  private var followsState = true

  private init(_ color: UIColor? = nil) { backgroundColor = color }

  /// Returns a clear background, which ignores the state of the cell.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.clear)
    result.followsState = false
    return result
  }

  /// The background of a button, which determines its colour.
  static var button: UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.followsState = false
    result.cornerRadius = 5
    return result
  }

  /// Returns the background of a cell in any list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a header in any list.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a footer in any list.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemBackground)
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a cell in a sidebar that accompanies another list.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the configuration for another state, with the colour of a selection unless a colour is
  /// set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState, backgroundColorTransformer == nil, customView == nil else { return self }
    let isMarked =
      (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted }
      ?? (state as? UIViewConfigurationState).map { $0.isSelected || $0.isHighlighted } ?? false
    guard isMarked else { return self }
    var result = self
    result.backgroundColor = .listSelection
    return result
  }

  /// Returns the transformed background colour.
  ///
  /// - Parameter tintColor: The tint colour of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the transformed colour of the outline.
  ///
  /// - Parameter tintColor: The tint colour of the view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Draws the background.
  ///
  /// - Parameters:
  ///   - fill: The colour to use instead of the configuration's own.
  ///   - radius: The corner radius to use instead of the configuration's own, in points.
  @MainActor
  func draw(
    in rect: CGRect, of view: UIView, fill: UIColor?, radius: CGFloat, context: DrawingContext
  ) {
    var shown = self
    shown.customView = nil
    shown.cornerRadius = radius
    shown.backgroundColor = backgroundColor ?? fill
    shown.draw(in: rect, of: view, context: context)
  }

  @MainActor
  func draw(in rect: CGRect, of view: UIView, context: DrawingContext) {
    let insets = backgroundInsets
    let isRightToLeft = view.isRightToLeft
    let area = rect.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    guard area.width > 0, area.height > 0, let tint = view.tintColor else { return }
    if customView == nil {
      context.fill(area, resolvedBackgroundColor(for: tint), cornerRadius: cornerRadius)
    }
    if strokeWidth > 0 {
      context.stroke(
        area.insetBy(dx: -strokeOutset, dy: -strokeOutset), resolvedStrokeColor(for: tint),
        width: strokeWidth, cornerRadius: cornerRadius)
    }
  }
}

extension UIColor {
  /// The background of a selected or highlighted row.
  static let listSelection = UIColor.systemGray4
}
