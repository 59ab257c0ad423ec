import Foundation
import Runtime
import Synchronization
import ToolchainInternals

/// The line of an app's code that made a request.
enum CallerLine {
  /// Returns the first line with debug information outside of this module: `Login.swift:12`, with the
  /// function if it is known.
  static func text(of addresses: [UInt]) -> String? {
    guard !addresses.isEmpty else { return nil }
    return known.withLock { known in
      if let text = known[addresses] { return text }
      let text = find(addresses)
      known[addresses] = .some(text)
      return text
    }
  }

  private static func find(_ addresses: [UInt]) -> String? {
    let coding = BacktraceCoding { encoded in
      let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encoded)
      return backtrace?.frames.compactMap { frame in
        if case .returnAddress(let address) = frame { return UInt64(address) }
        return nil
      }
    }
    let images = ImageMap.capture()
    for address in addresses {
      guard let encoded = coding.encoded([UInt64(address)]),
        let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encoded),
        let found = backtrace.symbolicated(
          with: images, options: [.showSourceLocations, .useSymbolCache])
      else { continue }
      for frame in found.frames {
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
          !place.path.contains("/TransferRouting/"), !place.path.contains("<compiler-generated>")
        else { continue }
        return "\(symbol.name.isEmpty ? "" : symbol.name + ", ")\(place.path):\(place.line)"
      }
    }
    return nil
  }

  private static let known = Mutex<[[UInt]: String?]>([:])
}
