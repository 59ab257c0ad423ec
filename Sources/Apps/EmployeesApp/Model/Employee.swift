/// Somebody who works here.
struct Employee: Codable, Hashable, Sendable {
  /// First and last name; the photo has the same name.
  var name: String
  /// What they do.
  var jobRole: String
  /// Where their desk is.
  var office: String
  /// How to reach them.
  var email: String
}
