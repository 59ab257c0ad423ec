import Foundation

/// A container of traits that can be changed (UIKit).
public protocol UIMutableTraits {
  /// The light or dark style of the interface.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The interface idiom of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of pixels per point, or 0 if unspecified.
  var displayScale: CGFloat { get set }
}

/// The traits of a collection that is being created.
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
  /// Creates a collection with the traits that a closure sets.
  ///
  /// - Parameter mutations: The closure that sets traits, all of which are unspecified before.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(from: UITraitCollection(), mutations)
  }

  /// Returns the collection with some traits changed.
  ///
  /// - Parameter mutations: The closure that changes traits.
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
