import Foundation

/// The form in which the toolchain's `Backtrace` encodes return addresses.
///
/// `Backtrace.capture()` follows frame pointers wherever they lead. Swift Testing's own code, which
/// is on the stack between a test and its expectations, keeps no frame pointers, so the process
/// would crash. Foundation finds the return addresses safely, but the only public initialiser of
/// `Backtrace` is that of `Decodable`, and its form isn't specified.
package struct BacktraceCoding: Sendable {
  /// The state of the trick.
  package let state: ProbedTrick

  /// Probes the trick.
  ///
  /// - Parameter decode: A closure that decodes a backtrace and returns its return addresses, or
  ///   `nil` if there is anything else.
  package init(decode: (Data) -> [UInt64]?) {
    state = ProbedTrick(.backtraceCoding) { () throws(ToolchainChange) in
      try Self.probe(version: Self.version, decode: decode)
    }
  }

  /// Returns a backtrace in the toolchain's form, or `nil` if that isn't known.
  ///
  /// - Parameter returnAddresses: The addresses, the innermost first.
  package func encoded(_ returnAddresses: [UInt64]) -> Data? {
    state.isOn ? Self.encoded(returnAddresses, version: Self.version) : nil
  }

  /// Looks whether addresses are the same after encoding and decoding.
  static func probe(
    version: UInt8, decode: (Data) -> [UInt64]?
  ) throws(ToolchainChange) {
    let sample: [UInt64] = [0x1234_5678_9abc, 0x10, 0x7fff_ffff_fff0]
    guard encoded(sample, version: version).flatMap(decode) == sample else {
      throw .wrongResult(of: "decoding a backtrace")
    }
  }

  private static func encoded(_ returnAddresses: [UInt64], version: UInt8) -> Data? {
    // The compact backtrace format: the version and the size of an address, then for each address
    // that it is an absolute return address of eight bytes, and a zero at the end.
    var bytes = [version << 4 | 0b0010]
    for address in returnAddresses {
      bytes.append(0b0010_1111)
      withUnsafeBytes(of: address.bigEndian) { bytes += $0 }
    }
    bytes.append(0)
    return try? JSONEncoder().encode([
      "architecture": architecture,
      "backtrace": Data(bytes).base64EncodedString().filter { $0 != "=" },
    ])
  }

  private static let version: UInt8 = 0

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #else
    private static let architecture = "arm64"
  #endif
}

extension ToolchainTrick {
  package static let backtraceCoding = ToolchainTrick(
    name: "backtrace-coding", basis: "the form in which Backtrace encodes return addresses",
    loss: "Failures have no line, except where XCTest or Swift Testing know it.")
}
