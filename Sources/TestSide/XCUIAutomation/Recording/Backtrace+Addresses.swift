import Foundation
import Runtime

extension Backtrace {
  /// Makes a backtrace of return addresses that were found by other means; nil when this toolchain
  /// reads them in another form.
  ///
  /// `Backtrace.capture()` follows frame pointers, and reads wherever they lead: Swift Testing's own
  /// code, which lies between a test and what it expects, keeps none, and the process would crash.
  init?(returnAddresses: [UInt64]) {
    // The toolchain's compact backtrace format, version 0: 64-bit addresses, each an absolute return
    // address of eight bytes.
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
