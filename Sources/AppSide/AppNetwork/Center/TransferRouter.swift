import TransferRouting

/// Routes URLSession's transfers to the stub server.
enum TransferRouter {
  // A C structure of pointers to functions, which never changes.
  nonisolated(unsafe) private static var router = transfer_router(
    route: { number, url, caller, count in
      guard let url else { return TRANSFER_PASSES }
      let isRouted = NetworkCenter.shared.begin(
        transfer: number, url: String(cString: url), caller: addresses(caller, count))
      return isRouted ? TRANSFER_IS_ROUTED : TRANSFER_PASSES
    },
    listen: { number, descriptor in
      StubServer.shared.add(listener: descriptor, transfer: number)
    },
    end: { number in
      NetworkCenter.shared.end(transfer: number)
    },
    forget: { number in
      NetworkCenter.shared.forget(transfer: number)
    },
    permits_look_up: { host, caller, count in
      guard let host else { return true }
      return NetworkCenter.shared.permits(
        .lookUp(host: String(cString: host)), caller: addresses(caller, count))
    },
    found: { host, address in
      guard let host, let address else { return }
      NetworkCenter.shared.note(address: String(cString: address), of: String(cString: host))
    },
    permits_connection: { address, port, caller, count in
      guard let address else { return true }
      return NetworkCenter.shared.permits(
        .connect(address: String(cString: address), port: Int(port)),
        caller: addresses(caller, count))
    })

  private static func addresses(
    _ caller: UnsafePointer<UnsafeRawPointer?>?, _ count: Int
  ) -> [UInt] {
    UnsafeBufferPointer(start: caller, count: count).map { UInt(bitPattern: $0) }
  }

  static func install() {
    withUnsafePointer(to: &router) { transfer_routing_install($0) }
  }
}
