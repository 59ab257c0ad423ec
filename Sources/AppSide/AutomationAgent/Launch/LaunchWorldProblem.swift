/// The reason the launch arguments about the app's user can't be used.
enum LaunchWorldProblem: Error, Hashable {
  /// No resource has the name.
  case unknownResource(String, key: String, nearest: [String], all: [String])
  /// A resource is both allowed and denied.
  case contradiction(resource: String)

  /// A sentence that says what is wrong and what to do.
  var message: String {
    switch self {
    case .unknownResource(let name, let key, let nearest, let all):
      "-\(key) names “\(name)”, which isn't a protected resource."
        + (nearest.first.map { " Did you mean “\($0)”?" }
          ?? " There are \(all.joined(separator: ", ")).")
    case .contradiction(let resource):
      "-ui-testing.grant and -ui-testing.deny both name “\(resource)”."
    }
  }
}
