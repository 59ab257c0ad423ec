/// The kind of a list, a table or a collection; UIKit's messages use different words for each.
enum ListKind: Hashable, Sendable {
  case table
  case collection

  var item: String { self == .table ? "row" : "item" }
  var items: String { self == .table ? "rows" : "items" }
  var view: String { self == .table ? "table view" : "collection view" }
}
