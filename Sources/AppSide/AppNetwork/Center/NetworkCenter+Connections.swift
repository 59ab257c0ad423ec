import NetworkStubs
import Synchronization

/// Permits or refuses connections outside URLSession.
extension NetworkCenter {
  /// Returns whether code of the app may look up a name or connect.
  func permits(_ connection: RefusedConnection.Attempt, caller addresses: [UInt]) -> Bool {
    let isPermitted = withSettings { state, access in
      guard access != .unwatched, access.openHosts != [] else { return true }
      switch connection {
      case .lookUp(let host): return isOpen(to: host, state)
      case .connect(let address, _):
        return state.permittedAddresses.contains(address) || isOpen(to: address, state)
      }
    }
    if !isPermitted { refuse(connection, caller: addresses) }
    return isPermitted
  }

  /// Notes an address of a host; connections to it are permitted if those to the host are.
  func note(address: String, of host: String) {
    state.withLock { state in
      if isOpen(to: host, state) { state.permittedAddresses.insert(address) }
    }
  }

  private func refuse(_ connection: RefusedConnection.Attempt, caller addresses: [UInt]) {
    let work = state.withLock(\.work)
    let caller = CallerLine.text(of: addresses, asWorkOf: work)
    var refused = RefusedConnection(connection, caller: caller)
    let isNew = state.withLock { state in
      refused.isOpenToOthers = state.settings?.access.openHosts != nil
      // A connection that fails is often retried many times.
      guard !state.refusedConnections.contains(refused) else { return false }
      state.refusedConnections.append(refused)
      return true
    }
    if isNew { Self.log(refused.message) }
    timing.wakeMainLoop()
  }
}
