import Foundation
import Runtime

extension Backtrace {
  /// Creates a backtrace from return addresses, or returns `nil` if this toolchain cannot read
  /// them.
  ///
  /// `Backtrace.capture()` follows frame pointers wherever they lead. Swift Testing's own code,
  /// which is on the stack between a test and its expectations, keeps no frame pointers, so the
  /// process would crash.
  init?(returnAddresses: [UInt64]) {
    // This is version 0 of the toolchain's compact backtrace format: 64-bit addresses, each an
    // absolute return address of eight bytes.
    var bytes: [UInt8] = [0b0000_0010]
    for address in returnAddresses {
      bytes.append(0b0010_1111)
      withUnsafeBytes(of: address.bigEndian) { bytes += $0 }
    }
    let encoded: [String: String] = [
      "architecture": Self.architecture,
      "backtrace": Data(bytes).base64EncodedString().filter { $0 != "=" },
    ]
    guard let json = try? JSONEncoder().encode(encoded),
      let backtrace = try? JSONDecoder().decode(Backtrace.self, from: json)
    else { return nil }
    self = backtrace
  }

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #else
    private static let architecture = "arm64"
  #endif
}
