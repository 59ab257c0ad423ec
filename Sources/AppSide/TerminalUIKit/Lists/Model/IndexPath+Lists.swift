import Foundation

/// What UIKit adds to index paths: a section and an item, or row, in it.
extension IndexPath {
  /// The path of an item of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path of a row of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; `NSNotFound` in a path too short to name one, where UIKit throws.
  public var section: Int {
    get { first ?? NSNotFound }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item in its section; `NSNotFound` in a path too short to name one, where UIKit throws.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row in its section; `NSNotFound` in a path too short to name one, where UIKit throws.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension [Int] {
  /// Whether a path names something in sections of these sizes.
  func contain(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < self[indexPath.section]
  }
}
