extension RefusedConnection {
  /// The connection, its place in the code, and the remedy.
  public var message: String {
    let reason =
      isOpenToOthers
      ? "the network is open to other hosts only" : "the network is closed under -ui-testing YES"
    let place = caller.map { " It was made at \($0)." } ?? ""
    return
      "\(subject) was refused: \(reason).\(place) It isn't URLSession's, so no stub can answer "
      + "it; -ui-testing.network open -ui-testing.network.hosts \(host) lets it out."
  }

  private var subject: String {
    switch attempt {
    case .lookUp(let host): "The look-up of the name \(host)"
    case .connect(let address, let port):
      "The connection to \(address.contains(":") ? "[\(address)]" : address):\(port)"
    }
  }

  private var host: String {
    switch attempt {
    case .lookUp(let host): host
    case .connect(let address, _): address
    }
  }
}
