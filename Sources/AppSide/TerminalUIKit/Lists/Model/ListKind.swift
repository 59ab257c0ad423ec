/// The kind of a list, table or collection, which UIKit's messages name differently.
enum ListKind: Hashable, Sendable {
  case table
  case collection

  var item: String { self == .table ? "row" : "item" }
  var items: String { self == .table ? "rows" : "items" }
  var view: String { self == .table ? "table view" : "collection view" }
}
