/// A book on the app's shelf.
struct Book: Codable, Sendable {
  var title: String
  var pages: Int
}
