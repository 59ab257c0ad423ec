extension UICollectionView {
  /// What kind of view of a collection something is about (UIKit).
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// Something that stands for no data.
    case decorationView = 2
  }

  /// A direction in which content is scrolled (UIKit).
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// Where an item is put when it is scrolled to (UIKit).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes positions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// How UIKit calls cells where it names a kind.
  nonisolated static let elementKindCell = "UICollectionElementKindCell"
}
