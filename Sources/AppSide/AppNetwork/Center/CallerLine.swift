import AppRuntime
import Synchronization
import SystemShims

/// Finds the line of an app's code that made a request.
enum CallerLine {
  /// Returns the first line with debug information outside of this module: `Login.swift:12`, with the
  /// function if it is known.
  ///
  /// App time stands still meanwhile, because the symbolizer takes real time that depends on the machine.
  static func text(of addresses: [UInt], asWorkOf work: WorkInFlight?) -> String? {
    guard !addresses.isEmpty else { return nil }
    let activity = work?.beginHarnessWork(
      "network", "finding the line that made a request")
    defer { activity?.end() }
    return RealTime.inside {
      known.withLock { known in
        if let text = known[addresses] { return text }
        let text = find(addresses.map(UInt64.init))
        known[addresses] = .some(text)
        return text
      }
    }
  }

  private static func find(_ addresses: [UInt64]) -> String? {
    guard let lines = Symbolizer.lines(of: addresses) else { return nil }
    let place = addresses.lazy.compactMap { address in
      lines[address]?.first {
        $0.line > 0 && !$0.path.contains("/TransferRouting/")
          && !$0.path.contains("<compiler-generated>")
      }
    }.first
    guard let place else { return nil }
    let function = SwiftSymbol.function(place.symbol).map { $0 + ", " } ?? ""
    return "\(function)\(place.path):\(place.line)"
  }

  private static let known = Mutex<[[UInt]: String?]>([:])
}
