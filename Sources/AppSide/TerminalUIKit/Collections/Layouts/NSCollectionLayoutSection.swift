import CellRendering
import Foundation

/// A section of a compositional layout: groups of items, or a list (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let list: UICollectionLayoutListConfiguration
  /// The group that is repeated for the items, or `nil` in a list.
  let group: NSCollectionLayoutGroup?

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    group = nil
    super.init()
  }

  /// Creates a section whose items are laid out by a group, again and again.
  public init(group: NSCollectionLayoutGroup) {
    list = UICollectionLayoutListConfiguration(appearance: .plain)
    self.group = group
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
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers of a section of groups.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds of the section, which aren't shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The way in which the section scrolls sideways.
  ///
  /// It never does: groups that would be reached by scrolling are in further lines.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Whether headers and footers have the insets of the content; stored but has no effect, because
  /// they always do.
  open var supplementariesFollowContentInsets = true
  /// A closure that is called while the section scrolls sideways; never called.
  open var visibleItemsInvalidationHandler:
    (
      ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
    )?

  /// Whether the app expects the section to scroll sideways.
  var scrollsSideways: Bool { orthogonalScrollingBehavior != .none }
}

extension NSCollectionLayoutSection {
  /// The group of the section; in a list one row as high as its content.
  var repeatedGroup: NSCollectionLayoutGroup {
    if let group { return group }
    let size = Self.lineSize
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// The headers and footers of the section.
  var headings: [NSCollectionLayoutBoundarySupplementaryItem] {
    guard group == nil else { return boundarySupplementaryItems }
    var headings: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if list.headerMode == .supplementary {
      headings.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.lineSize, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if list.footerMode == .supplementary {
      headings.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.lineSize, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return headings
  }

  private static var lineSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CellMetrics.height))
  }
}

/// The way in which a section scrolls sideways (UIKit).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It doesn't.
  case none = 0
  /// It scrolls to any place.
  case continuous = 1
  /// It scrolls to the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// It scrolls by its width.
  case paging = 3
  /// It scrolls by a group.
  case groupPaging = 4
  /// It scrolls by a group, which rests in the middle.
  case groupPagingCentered = 5
}

/// An item of a section that scrolls sideways (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The frame of the item, in points.
  var frame: CGRect { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The opacity of the item, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The transform of the item.
  var transform: CGAffineTransform { get set }
}
