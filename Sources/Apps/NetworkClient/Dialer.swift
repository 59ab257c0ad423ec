import Foundation

/// Opens connections as a C library does.
enum Dialer {
  static func dial(_ call: DialCall) -> DialCall.Result {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let outcome = getaddrinfo(call.host, "\(call.port)", &hints, &found)
    guard outcome == 0, let address = found?.pointee else {
      return DialCall.Result(lookUp: outcome, connection: nil)
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.ai_family, address.ai_socktype, 0)
    defer { close(descriptor) }
    let isConnected = connect(descriptor, address.ai_addr, address.ai_addrlen) == 0
    return DialCall.Result(lookUp: 0, connection: isConnected ? 0 : errno)
  }
}
