import Foundation

/// Traits that can be set one by one (UIKit).
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How big the user wants text to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// In which direction the interface is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How many pixels of a picture make a point; 0 leaves that open.
  var displayScale: CGFloat { get set }
}

/// The traits of a collection that is being made.
struct TraitValues: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle
  var preferredContentSizeCategory: UIContentSizeCategory
  var horizontalSizeClass: UIUserInterfaceSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass
  var layoutDirection: UITraitEnvironmentLayoutDirection
  var userInterfaceIdiom: UIUserInterfaceIdiom
  var displayScale: CGFloat

  init(_ traits: UITraitCollection) {
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    userInterfaceIdiom = traits.userInterfaceIdiom
    displayScale = traits.displayScale
  }
}

extension UITraitCollection {
  /// Makes a collection with the traits that a block sets.
  ///
  /// - Parameter mutations: Sets traits, all of which are open before.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(from: UITraitCollection(), mutations)
  }

  /// This collection with some traits changed.
  ///
  /// - Parameter mutations: Sets traits.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(from: self, mutations)
  }

  private convenience init(
    from traits: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void
  ) {
    var values: any UIMutableTraits = TraitValues(traits)
    mutations(&values)
    self.init(
      style: values.userInterfaceStyle, sizeCategory: values.preferredContentSizeCategory,
      horizontal: values.horizontalSizeClass, vertical: values.verticalSizeClass,
      direction: values.layoutDirection, idiom: values.userInterfaceIdiom,
      displayScale: values.displayScale)
  }
}
