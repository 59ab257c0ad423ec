import Foundation

/// The status that Linux reports for a process, or for its main thread.
struct ProcessStatus {
  private let fields: [Substring: Substring]

  /// Parses a status.
  ///
  /// - Parameter text: The content of `/proc/…/status`.
  init(_ text: String) {
    var fields: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon]] = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    }
    self.fields = fields
  }

  /// Whether the process has crashed and the crash is being written down.
  var isDying: Bool {
    // The crash handler of Swift's runtime blocks signals on all threads and resets the handlers of
    // its own signals.
    fields["CoreDumping"] == "1"
      || signals("SigBlk").isSuperset(of: [SIGHUP, SIGTERM, SIGPIPE])
        && signals("SigCgt").isDisjoint(with: [SIGILL, SIGTRAP, SIGFPE])
  }

  /// Whether the process handles a signal itself.
  func catches(_ signal: Int32) -> Bool { signals("SigCgt").contains(signal) }

  private func signals(_ name: Substring) -> Set<Int32> {
    guard let mask = fields[name].flatMap({ UInt64($0, radix: 16) }) else { return [] }
    return Set((1...64).filter { mask & 1 << UInt64($0 - 1) != 0 }.map(Int32.init))
  }
}
