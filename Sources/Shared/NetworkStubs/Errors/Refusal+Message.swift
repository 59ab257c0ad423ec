import LaunchDomain

extension Refusal {
  /// The request, its place in the code, the stubs that come nearest, and a stub that would answer it.
  public var message: String { failedStub == nil ? "\(facts) \(advice)" : facts }

  /// The message without the advice, for callers that give other advice.
  public var facts: String {
    var sentences = ["\(request.shownTitle) was refused: \(reason)."]
    if let caller { sentences.append("It was made at \(caller).") }
    for miss in nearest {
      let origin = miss.origin.map { ", declared at \($0)," } ?? ""
      let differences = miss.mismatches.map(\.message).joined(separator: ", and ")
      sentences.append("The stub \(miss.pattern.code)\(origin) doesn't match: \(differences).")
    }
    return sentences.joined(separator: " ")
  }

  /// The message in at most 250 bytes, for errors with limited space.
  public var shortMessage: String {
    let end = failedStub == nil ? " \(advice)" : ""
    let text = "\(request.shownTitle) was refused: \(reason).\(end)"
    guard text.utf8.count > 250 else { return text }
    var short = text
    while short.utf8.count > 247 { short.removeLast() }
    return short + "…"
  }

  private var reason: String {
    if let failedStub { return failedStub }
    if let usedUp {
      return "the stub \(usedUp.pattern.code) that matches is used up"
    }
    if isOpenToOthers { return "the network is open to other hosts only, and no stub matches" }
    let stubs =
      switch stubCount {
      case 0: "there are no stubs"
      case 1: "the only stub doesn't match"
      default: "none of the \(stubCount) stubs matches"
      }
    return "\(stubs), and the network is closed under -ui-testing YES"
  }

  private var advice: String {
    "To answer it: app.network.stub(\(RequestPattern.like(request).code), .json([:]))."
  }
}

extension NetworkRequest {
  /// The method and the URL, with the values of secret fields in its query hidden.
  public var shownTitle: String {
    guard let mark = url.firstIndex(of: "?") else { return title }
    let fields = url[url.index(after: mark)...].split(separator: "&").map { field in
      let name = field.prefix { $0 != "=" }
      let isSecret = SecretFields.isSecret(String(name)) && name.count < field.count
      return isSecret ? "\(name)=\(SecretRedactor.marker)" : String(field)
    }
    return "\(method) \(url[...mark])\(fields.joined(separator: "&"))"
  }
}
