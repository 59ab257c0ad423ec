/// An employee.
struct Employee: Codable, Hashable, Sendable {
  /// The first and last name, which is also the name of the photo.
  var name: String
  /// The job role.
  var jobRole: String
  /// The location of the office.
  var office: String
  /// The e-mail address.
  var email: String
}
