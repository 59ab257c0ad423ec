import Foundation
import Runtime
import ToolchainInternals

extension Backtrace {
  /// Creates a backtrace from return addresses, or returns `nil` if this toolchain cannot read
  /// them.
  init?(returnAddresses: [UInt64]) {
    guard let encoded = BacktraceCoding.ofRuntime.encoded(returnAddresses),
      let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encoded)
    else { return nil }
    self = backtrace
  }

  /// The return addresses, or `nil` if it contains anything else.
  fileprivate var returnAddresses: [UInt64]? {
    var addresses: [UInt64] = []
    for frame in frames {
      guard case .returnAddress(let address) = frame, let number = UInt64(address) else {
        return nil
      }
      addresses.append(number)
    }
    return addresses
  }
}

extension BacktraceCoding {
  /// The form of this toolchain's `Backtrace`.
  package static let ofRuntime = BacktraceCoding { encoded in
    (try? JSONDecoder().decode(Backtrace.self, from: encoded))?.returnAddresses
  }
}
