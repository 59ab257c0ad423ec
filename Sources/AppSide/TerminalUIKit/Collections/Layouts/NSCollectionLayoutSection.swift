import Foundation

/// How one section of a compositional layout is laid out (UIKit): as a list.
///
/// Sections of groups and items are not there: see the list of differences.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let list: UICollectionLayoutListConfiguration

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Makes a section that is laid out as a list.
  ///
  /// - Parameters:
  ///   - configuration: How the list looks.
  ///   - layoutEnvironment: The surroundings.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }

  static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }

  /// The space around the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// The surroundings of a layout (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the layout fills.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits that it is shown with.
  var traitCollection: UITraitCollection { get }
}

/// What a layout fills (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// The collection view as the surroundings of its layout.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ collectionView: UICollectionView) {
    contentSize = collectionView.bounds.size
    traitCollection = collectionView.traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}
