import Foundation

/// A misuse of a list for which UIKit raises an exception.
///
/// Here the app keeps running: the misuse is reported on standard error in UIKit's words, and the list
/// shows the contents of its data source.
enum ListMisuse: Hashable, Sendable {
  /// A cell or view was requested with an unregistered identifier.
  ///
  /// The kind is `nil` for a table's cell, for which UIKit has another message.
  case unregistered(kind: String?, identifier: String)
  /// A data source returned no view for a header or footer.
  case missingSupplementaryView(kind: String, at: IndexPath)
  /// The cell provider of a data source returned no cell.
  case missingCell(IndexPath)
  /// The number of items in a section doesn't match the updates.
  case wrongItemCount(
    ListKind, section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int)
  /// The number of sections doesn't match the updates.
  case wrongSectionCount(ListKind, before: Int, after: Int, inserted: Int, deleted: Int)
  /// A delete, move or reload refers to an item that didn't exist before the update.
  case noItemBefore(ListKind, Change, IndexPath, count: Int?)
  /// An insert or move refers to an item that doesn't exist after the update.
  case noItemAfter(ListKind, Change, IndexPath, count: Int?)
  /// A delete, move or reload refers to a section that didn't exist before the update.
  case noSectionBefore(ListKind, Change, Int, count: Int)
  /// An insert or move refers to a section that doesn't exist after the update.
  case noSectionAfter(ListKind, Change, Int, count: Int)
  /// Two changes in a batch refer to the same item.
  case changedTwice(Change, Change, IndexPath)
  /// A scroll target doesn't exist.
  case scrolledOutOfRange(ListKind, IndexPath, count: Int?)
  /// An item to select doesn't exist.
  case selectedOutOfRange(ListKind, IndexPath, count: Int?)
  /// The number of items was requested for a section that doesn't exist.
  case noSection(ListKind, Int, count: Int)
  /// The height of a row is negative or not finite.
  case invalidHeight(CGFloat, IndexPath?)
  /// The size of a flow layout's item is negative or not finite.
  case invalidItemSize(CGSize)
  /// Identifiers that must be unique are equal.
  case duplicateIdentifiers(ofItems: Bool, [String])
  /// Items were appended to a snapshot without sections.
  case noSections
  /// An identifier isn't in the snapshot.
  case unknownIdentifier(ofItem: Bool, String)
  /// A cell has several accessories of the same kind.
  case repeatedAccessory(String)
  /// An item of a flow layout exceeds the width or height of its line.
  case oversizedItem(isVertical: Bool)

  /// The kind of change of an item or section.
  enum Change: String, Sendable {
    case delete, insert, move, reload
  }

  /// Writes the message to standard error.
  func report() { RuntimeLog.write("*** " + message) }
}
