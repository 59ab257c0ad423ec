/// The name and password of a user.
struct Credentials: Sendable {
  let user: String
  let password: String
}
