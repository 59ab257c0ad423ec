import Foundation

/// The secret that a display requires of its clients, from the file that `XAUTHORITY` names.
enum XAuthority {
  private static let kind = Array("MIT-MAGIC-COOKIE-1".utf8)

  /// Returns the secret of a display, or `nil` if the file doesn't have one.
  static func cookie(ofDisplay number: Int) -> [UInt8]? {
    guard let path = ProcessInfo.processInfo.environment["XAUTHORITY"],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return cookie(ofDisplay: number, in: [UInt8](data))
  }

  /// Finds a display's secret in a file of entries: a family, then an address, the display's number, the kind
  /// and the secret, each after its length in network byte order (Xau(3)).
  static func cookie(ofDisplay number: Int, in bytes: [UInt8]) -> [UInt8]? {
    var rest = bytes[...]
    func field() -> [UInt8]? {
      guard rest.count >= 2 else { return nil }
      let length = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
      guard rest.count >= 2 + length else { return nil }
      defer { rest = rest.dropFirst(2 + length) }
      return Array(rest.dropFirst(2).prefix(length))
    }
    while rest.count > 2 {
      rest = rest.dropFirst(2)
      guard field() != nil, let display = field(), let kind = field(), let secret = field() else {
        return nil
      }
      let isMeant = display.isEmpty || display == Array("\(number)".utf8)
      if isMeant, kind == Self.kind { return secret }
    }
    return nil
  }

  /// Returns a client's first message (X11, connection setup).
  static func setUp(with cookie: [UInt8]?) -> [UInt8] {
    let (name, secret) = (cookie == nil ? [] : kind, cookie ?? [])
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    func length(_ bytes: [UInt8]) -> [UInt8] {
      [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    }
    return [UInt8(ascii: "l"), 0, 11, 0, 0, 0] + length(name) + length(secret) + [0, 0]
      + padded(name) + padded(secret)
  }
}
