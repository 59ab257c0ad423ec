import Foundation

/// A wrong use of a list for which UIKit throws an exception that ends the app.
///
/// Here the app goes on: the fact is reported on standard error in UIKit's words, and the list shows
/// what its data source says.
enum ListMisuse: Hashable, Sendable {
  /// A cell or view of an identifier that was never registered was asked for.
  ///
  /// The kind is nil for a table's cell, which UIKit names differently.
  case unregistered(kind: String?, identifier: String)
  /// A data source gave no view for a header or footer.
  case missingSupplementaryView(kind: String, at: IndexPath)
  /// The cell provider of a data source gave no cell.
  case missingCell(IndexPath)
  /// A section has another number of items than its updates lead to.
  case wrongItemCount(
    ListKind, section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int)
  /// There is another number of sections than the updates lead to.
  case wrongSectionCount(ListKind, before: Int, after: Int, inserted: Int, deleted: Int)
  /// An item that was not there was to be deleted, moved or reloaded.
  case noItemBefore(ListKind, Change, IndexPath, count: Int?)
  /// An item was inserted where there is none after the update.
  case noItemAfter(ListKind, Change, IndexPath, count: Int?)
  /// A section that was not there was to be deleted, moved or reloaded.
  case noSectionBefore(ListKind, Change, Int, count: Int)
  /// A section was inserted where there is none after the update.
  case noSectionAfter(ListKind, Change, Int, count: Int)
  /// One and the same item was to be changed in two ways.
  case changedTwice(Change, Change, IndexPath)
  /// A list was to be scrolled to an item that it does not have.
  case scrolledOutOfRange(ListKind, IndexPath, count: Int?)
  /// An item that a list does not have was to be selected.
  case selectedOutOfRange(ListKind, IndexPath, count: Int?)
  /// A section that a list does not have was asked for its items.
  case noSection(ListKind, Int, count: Int)
  /// A row has a height that is negative or no number.
  case strangeHeight(CGFloat, IndexPath?)
  /// An item of a flow layout has a size that is negative or no number.
  case strangeItemSize(CGSize)
  /// Identifiers that must differ are the same.
  case duplicateIdentifiers(ofItems: Bool, [String])
  /// Items were added to a snapshot that has no section.
  case noSections
  /// A snapshot was asked about an identifier that it does not have.
  case unknownIdentifier(ofItem: Bool, String)
  /// A cell has two accessories of the same kind.
  case repeatedAccessory(String)
  /// An item of a flow layout is longer than a line.
  case itemTooBig(isVertical: Bool)

  /// What was to be done to an item or section.
  enum Change: String, Sendable {
    case delete, insert, move, reload
  }

  /// Tells whoever runs the app.
  func report() { RuntimeLog.write("*** " + message) }
}
