/// Which of UIKit's two lists something is about: they use different words.
enum ListKind: Hashable, Sendable {
  case table
  case collection

  var item: String { self == .table ? "row" : "item" }
  var items: String { self == .table ? "rows" : "items" }
  var view: String { self == .table ? "table view" : "collection view" }
}
