import LaunchDomain

extension RequestMismatch {
  /// The difference, as a clause: `the path is “/login”`.
  public var message: String {
    switch self {
    case .method(let wanted, let found): "the method is \(found) instead of \(wanted)"
    case .host(let wanted, let found): "“\(found)” doesn't match “\(wanted)”"
    case .path(let wanted, let found): "the path “\(found)” doesn't match “\(wanted)”"
    case .query(let name, let wanted, let found):
      Self.text("the query's “\(name)”", name, wanted: wanted, found: found)
    case .header(let name, let wanted, let found):
      Self.text("the header \(name)", name, wanted: wanted, found: found)
    case .body(let mismatch): mismatch.message
    }
  }

  fileprivate static func text(
    _ subject: String, _ name: String, wanted: String?, found: String?
  ) -> String {
    guard let found else { return "\(subject) is missing" }
    guard let wanted, !SecretFields.isSecret(name) else { return "\(subject) has another value" }
    return "\(subject) is “\(found)” instead of “\(wanted)”"
  }
}

extension BodyMismatch {
  /// The difference, as a clause.
  var message: String {
    switch self {
    case .differs: "the body differs"
    case .lacksText(let text): "the body doesn't contain “\(text)”"
    case .notJSON: "the body isn't JSON"
    case .field(let name, let wanted, let found):
      RequestMismatch.text("the form's “\(name)”", name, wanted: wanted, found: found)
    case .member(let path): "the body's JSON differs at “\(path)”"
    }
  }
}
