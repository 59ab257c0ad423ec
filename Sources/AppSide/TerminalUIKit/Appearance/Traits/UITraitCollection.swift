import Foundation

/// The surroundings that a view adapts to: light or dark, text size, room, reading direction (UIKit).
///
/// A collection never changes; a trait that it leaves open is `unspecified`.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How big the user wants text to be.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// In which direction the interface is read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// What kind of device it is: a phone, as `UIDevice` says.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How many pixels of a picture make a point; 0 where that is left open.
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

  /// Makes a collection that leaves every trait open.
  public convenience override init() { self.init(style: .unspecified) }

  /// Makes a collection with one trait: light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection with one trait: the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(sizeCategory: preferredContentSizeCategory)
  }

  /// Makes a collection with one trait: the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection with one trait: the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection with one trait: the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection with one trait: the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Makes a collection with one trait: how many pixels make a point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }

  /// Makes one collection of several; what a later one decides counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    let merged = collections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
    self.init(
      style: merged.userInterfaceStyle, sizeCategory: merged.preferredContentSizeCategory,
      horizontal: merged.horizontalSizeClass, vertical: merged.verticalSizeClass,
      direction: merged.layoutDirection, idiom: merged.userInterfaceIdiom,
      displayScale: merged.displayScale)
  }

  /// The traits that dynamic colours are resolved with where nothing else says so.
  ///
  /// While a view is laid out or drawn, or told of new traits or another tint colour, and in the methods
  /// of its controller for that, they are the view's; otherwise the screen's, unless others were set.
  public static var current: UITraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.traits = newValue }
  }

  /// Runs a block with this collection as the current one.
  ///
  /// - Parameter actions: What to run.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(actions, with: self)
  }

  /// Whether dynamic colours can differ between this collection and another.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether this collection decides everything that another does, in the same way.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return overridden(by: other) == self
  }

  /// Whether two collections decide the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }

  /// A hash of what the collection decides.
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
  /// The traits of a screen that nobody has changed.
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
