import Foundation

/// What is behind the content of a cell or a header, as a value (UIKit).
public struct UIBackgroundConfiguration: Hashable {
  /// A view that is shown in place of a colour.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil is one that suits the state of the cell.
  public var backgroundColor: UIColor?
  /// What is made of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture on the colour.
  public var image: UIImage?
  /// Where the picture is put.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the outline; nil is the tint colour.
  public var strokeColor: UIColor?
  /// What is made of the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline lies outside of the edge, in points.
  public var strokeOutset: CGFloat = 0

  /// Whether a cell that is selected or touched looks so as long as no colour is set.
  private var followsState = true

  private init(_ color: UIColor? = nil) { backgroundColor = color }

  /// Nothing, whatever the state of the cell is.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.clear)
    result.followsState = false
    return result
  }

  /// That of a button: its colour follows from the button.
  static var button: UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.followsState = false
    result.cornerRadius = 5
    return result
  }

  /// That of a row, in whatever list it is.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a header, in whatever list it is.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// That of a footer, in whatever list it is.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// That of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemBackground)
  }

  /// That of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  /// That of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// That of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// That of a row of a sidebar beside which there is another list.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The same for another state: the colour of a selection, unless one was set that shows it already.
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

  /// The colour, with what is made of it.
  ///
  /// - Parameter tintColor: The tint where the background is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// The colour of the outline, with what is made of it.
  ///
  /// - Parameter tintColor: The tint where the background is shown.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// - Parameters:
  ///   - fill: The colour, in place of its own.
  ///   - radius: That of the corners, in points, in place of its own.
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
  /// Behind a row that is selected or touched.
  static let listSelection = UIColor.systemGray4
}
