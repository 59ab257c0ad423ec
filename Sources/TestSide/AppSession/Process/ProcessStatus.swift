import Foundation

/// What Linux tells of a process, or of its first thread.
struct ProcessStatus {
  private let fields: [Substring: Substring]

  /// - Parameter text: The content of `/proc/…/status`.
  init(_ text: String) {
    var fields: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon]] = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    }
    self.fields = fields
  }

  /// Whether it has crashed, and somebody writes down how.
  var isDying: Bool {
    // The handler of Swift's runtime stops all threads, which handle no signal from then on, and gives
    // back the signals that it was there for: the next one ends the process.
    fields["CoreDumping"] == "1"
      || signals("SigBlk").isSuperset(of: [SIGHUP, SIGTERM, SIGPIPE])
        && signals("SigCgt").isDisjoint(with: [SIGILL, SIGTRAP, SIGFPE])
  }

  private func signals(_ name: Substring) -> Set<Int32> {
    guard let mask = fields[name].flatMap({ UInt64($0, radix: 16) }) else { return [] }
    return Set((1...64).filter { mask & 1 << UInt64($0 - 1) != 0 }.map(Int32.init))
  }
}
