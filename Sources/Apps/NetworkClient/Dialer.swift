import Foundation

/// Opens connections as a C library does.
enum Dialer {
  static func dial(_ call: DialCall) -> DialCall.Result {
    if call.way == .reentrantLookUp { return self.lookUp(call.host) }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let lookUp = getaddrinfo(call.host, "\(call.port)", &hints, &found)
    guard lookUp == 0, let address = found?.pointee else {
      return DialCall.Result(lookUp: lookUp, connection: nil)
    }
    defer { freeaddrinfo(found) }
    let kind = call.way == .connection ? address.ai_socktype : Int32(SOCK_DGRAM.rawValue)
    let descriptor = socket(address.ai_family, kind, 0)
    defer { close(descriptor) }
    let outcome =
      switch call.way {
      case .datagram:
        sendto(descriptor, "x", 1, 0, address.ai_addr, address.ai_addrlen)
      case .message: send(to: address, by: descriptor)
      default: Int(connect(descriptor, address.ai_addr, address.ai_addrlen))
      }
    return DialCall.Result(lookUp: 0, connection: outcome >= 0 ? 0 : errno)
  }

  private static func send(to address: addrinfo, by descriptor: Int32) -> Int {
    var message = msghdr()
    message.msg_name = UnsafeMutableRawPointer(address.ai_addr)
    message.msg_namelen = address.ai_addrlen
    return sendmsg(descriptor, &message, 0)
  }

  private static func lookUp(_ host: String) -> DialCall.Result {
    var entry = hostent()
    var found: UnsafeMutablePointer<hostent>?
    var problem: Int32 = 0
    var memory = [CChar](repeating: 0, count: 4096)
    _ = gethostbyname_r(host, &entry, &memory, memory.count, &found, &problem)
    return DialCall.Result(lookUp: found == nil ? problem : 0, connection: nil)
  }
}
