import TransferRouting

/// The router that URLSession's transfers ask for their way.
enum TransferRouter {
  // A C structure of pointers to functions, which never changes.
  nonisolated(unsafe) private static var router = transfer_router(
    route: { number, url, caller, count in
      guard let url else { return TRANSFER_PASSES }
      let addresses = UnsafeBufferPointer(start: caller, count: count).map { UInt(bitPattern: $0) }
      let isRouted = NetworkCenter.shared.begin(
        transfer: number, url: String(cString: url), caller: addresses)
      return isRouted ? TRANSFER_IS_ROUTED : TRANSFER_PASSES
    },
    listen: { number, descriptor in
      StubServer.shared.add(listener: descriptor, transfer: number)
    },
    end: { number in
      NetworkCenter.shared.end(transfer: number)
    })

  static func install() {
    withUnsafePointer(to: &router) { transfer_routing_install($0) }
  }
}
