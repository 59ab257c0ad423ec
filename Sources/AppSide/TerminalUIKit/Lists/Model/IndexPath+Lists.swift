import Foundation

/// UIKit's additions to index paths: section, item and row.
extension IndexPath {
  /// Creates the index path of a collection view's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of a table view's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, or `NSNotFound` if the path is too short, for which UIKit raises an exception.
  public var section: Int {
    get { first ?? NSNotFound }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item in its section, or `NSNotFound` if the path is too short, for which UIKit raises an
  /// exception.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row in its section, or `NSNotFound` if the path is too short, for which UIKit raises an
  /// exception.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension [Int] {
  /// Whether a path refers to an item in sections of these sizes.
  func contain(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < self[indexPath.section]
  }
}
