/// What a user logs in with.
struct Credentials: Sendable {
  let user: String
  let password: String
}
