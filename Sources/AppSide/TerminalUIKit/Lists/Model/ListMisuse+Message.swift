import Foundation

/// The English messages for misuses of lists, with the words of UIKit's exceptions.
extension ListMisuse {
  var message: String {
    switch self {
    case .unregistered(let kind, let identifier):
      let what =
        kind.map { "could not dequeue a view of kind: \($0)" } ?? "unable to dequeue a cell"
      return """
        \(what) with identifier \(identifier) - must register a nib or a class for the identifier \
        or connect a prototype cell in a storyboard
        """
    case .missingSupplementaryView(let kind, let indexPath):
      return """
        the view returned from the data source for kind \(kind) at \(indexPath.words) is missing: \
        implement collectionView(_:viewForSupplementaryElementOfKind:at:) or set a \
        supplementaryViewProvider
        """
    case .missingCell(let indexPath):
      return """
        Invalid parameter not satisfying: cell (the cell provider returned nil for index path \
        \(indexPath.words))
        """
    case .wrongItemCount, .wrongSectionCount: return wrongCountMessage
    case .noItemBefore, .noItemAfter, .noSectionBefore, .noSectionAfter, .changedTwice:
      return outOfRangeMessage
    case .scrolledOutOfRange(let kind, let indexPath, let count):
      return Self.outOfBounds("scroll the \(kind.view) to", kind, indexPath, count)
    case .selectedOutOfRange(let kind, let indexPath, let count):
      return Self.outOfBounds("select in the \(kind.view)", kind, indexPath, count)
    case .noSection(let kind, let section, let count):
      return "the \(kind.view) has no section \(section): its section count is \(count)"
    case .invalidHeight(let height, let indexPath):
      let place = indexPath.map { " for index path (\($0.words))" } ?? ""
      return
        "table view row height must be finite and not negative - provided height\(place) is \(height)"
    case .invalidItemSize(let size):
      return """
        negative sizes are not supported in the flow layout - provided size is {\(size.width), \
        \(size.height)}
        """
    case .duplicateIdentifiers(let areItems, let identifiers):
      return """
        Fatal: supplied \(areItems ? "item" : "section") identifiers are not unique. Duplicate \
        identifiers: {(\(identifiers.joined(separator: ", ")))}
        """
    case .oversizedItem(let isVertical):
      let (extent, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
      return """
        The behavior of the UICollectionViewFlowLayout is not defined because: the item \(extent) \
        must be less than the \(extent) of the UICollectionView minus the section insets \(edges) \
        values, minus the content insets \(edges) values.
        """
    case .repeatedAccessory(let kind):
      return """
        Invalid accessories of a list cell: the type \(kind) occurs more than once
        """
    case .noSections:
      return "There are currently no sections in the data source. Please add a section first."
    case .unknownIdentifier(let isItem, let identifier):
      return """
        Invalid parameter not satisfying: the snapshot has no \(isItem ? "item" : "section") \
        \(identifier)
        """
    }
  }

  private static func outOfBounds(
    _ attempt: String, _ kind: ListKind, _ indexPath: IndexPath, _ count: Int?
  ) -> String {
    let start = "Attempted to \(attempt) an out-of-bounds"
    guard let count else { return "\(start) section (\(indexPath.section))." }
    return """
      \(start) \(kind.item) (\(indexPath.item)) when there are only \(count) \(kind.items) in \
      section \(indexPath.section).
      """
  }

  private var wrongCountMessage: String {
    switch self {
    case .wrongItemCount(
      let kind, let section, let before, let after, let inserted, let deleted, let movedIn,
      let movedOut):
      """
      Invalid update: invalid number of \(kind.items) in section \(section). The number of \
      \(kind.items) contained in an existing section after the update (\(after)) must be equal to \
      the number of \(kind.items) contained in that section before the update (\(before)), plus or \
      minus the number of \(kind.items) inserted or deleted from that section (\(inserted) \
      inserted, \(deleted) deleted) and plus or minus the number of \(kind.items) moved into or out \
      of that section (\(movedIn) moved in, \(movedOut) moved out).
      """
    case .wrongSectionCount(let kind, let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(kind.view) after the update (\(after)) must be equal to the number of sections contained in \
      the \(kind.view) before the update (\(before)), plus or minus the number of sections inserted \
      or deleted (\(inserted) inserted, \(deleted) deleted).
      """
    default: ""
    }
  }

  private var outOfRangeMessage: String {
    switch self {
    case .noItemBefore(let kind, let change, let indexPath, let count):
      let item = "attempt to \(change) \(kind.item) \(indexPath.item) from section"
      return count.map {
        "\(item) \(indexPath.section) which only contains \($0) \(kind.items) before the update"
      } ?? "\(item) \(indexPath.section), which does not exist before the update"
    case .noItemAfter(let kind, let change, let indexPath, let count):
      let item = "attempt to \(change) \(kind.item) \(indexPath.item) into section"
      return count.map {
        """
        \(item) \(indexPath.section), but there are only \($0) \(kind.items) in section \
        \(indexPath.section) after the update
        """
      } ?? "\(item) \(indexPath.section), which does not exist after the update"
    case .noSectionBefore(_, let change, let section, let count):
      return """
        attempt to \(change) section \(section), but there are only \(count) sections before the \
        update
        """
    case .noSectionAfter(_, let change, let section, let count):
      return """
        attempt to \(change) section \(section), but there are only \(count) sections after the \
        update
        """
    case .changedTwice(let first, let second, let indexPath):
      return """
        attempt to perform a \(first) and a \(second) to the same index path (\(indexPath.words))
        """
    default: return ""
    }
  }
}

extension IndexPath {
  /// The index path in UIKit's format: `{0, 3}`.
  var words: String { "{" + map(String.init).joined(separator: ", ") + "}" }
}
