import Foundation

/// A section of a compositional layout, laid out as a list (UIKit).
///
/// Sections of groups and items are not supported; see the list of differences.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let list: UICollectionLayoutListConfiguration

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Creates a section that is laid out as a list.
  ///
  /// - Parameters:
  ///   - configuration: The appearance of the list.
  ///   - layoutEnvironment: The environment of the layout.
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

  /// The insets of the section's content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// The environment of a layout (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the layout.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// The layout environment of a collection view.
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
