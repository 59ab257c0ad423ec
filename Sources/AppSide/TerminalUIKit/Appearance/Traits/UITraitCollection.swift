import Foundation

/// The environment of a view: light or dark style, text size, size classes, layout direction
/// (UIKit).
///
/// A collection is immutable. A trait without a value is `unspecified`.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark style of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The interface idiom of the device, which is that of `UIDevice`.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels per point, or 0 if unspecified.
  public let displayScale: CGFloat

  init(
    style: UIUserInterfaceStyle = .unspecified, sizeCategory: UIContentSizeCategory = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    preferredContentSizeCategory = sizeCategory
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    super.init()
  }

  /// Creates a collection of unspecified traits.
  public convenience override init() { self.init(style: .unspecified) }

  /// Creates a collection with only a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection with only a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(sizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Creates a collection with only an interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Creates a collection with only a number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection that merges others; for each trait the last specified value counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    let merged = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
    self.init(
      style: merged.userInterfaceStyle, sizeCategory: merged.preferredContentSizeCategory,
      horizontal: merged.horizontalSizeClass, vertical: merged.verticalSizeClass,
      direction: merged.layoutDirection, idiom: merged.userInterfaceIdiom,
      displayScale: merged.displayScale)
  }

  /// The traits that dynamic colours are resolved with by default.
  ///
  /// These are a view's traits while the toolkit lays out or draws the view or calls its or its
  /// controller's methods for changed traits or tint colour. Otherwise they are the screen's,
  /// unless others were set.
  public static var current: UITraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.traits = newValue }
  }

  /// Runs a closure with this collection as the current one.
  ///
  /// - Parameter actions: The closure to run.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(actions, with: self)
  }

  /// Whether dynamic colours can differ between this collection and another.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether this collection has all specified traits of another, with equal values.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return overridden(by: other) == self
  }

  /// Whether two collections have equal traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }

  /// A hash of the traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// The traits of an unchanged screen.
  static let standard = UITraitCollection(
    style: .light, sizeCategory: .large, horizontal: .regular, vertical: .regular,
    direction: .leftToRight, idiom: .phone, displayScale: 1)

  func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      style: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle,
      sizeCategory: other.preferredContentSizeCategory == .unspecified
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      horizontal: other.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : other.horizontalSizeClass,
      vertical: other.verticalSizeClass == .unspecified
        ? verticalSizeClass : other.verticalSizeClass,
      direction: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection,
      idiom: other.userInterfaceIdiom == .unspecified
        ? userInterfaceIdiom : other.userInterfaceIdiom,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale)
  }
}
