import Foundation

/// The named whole numbers in one of the kernel's files about a process, in `/proc`.
struct ProcessFigures: Sendable, Hashable {
  private var values: [String: Int] = [:]

  /// Parses lines such as `VmRSS:     1234 kB` and `write_bytes: 4096`.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[1].split(whereSeparator: \.isWhitespace)
      guard let number = words.first.flatMap({ Int($0) }) else { continue }
      values[String(parts[0])] = words.count > 1 && words[1] == "kB" ? number * 1024 : number
    }
  }

  /// Reads a file about a process.
  init(_ file: String, of process: pid_t) throws(MeasurementError) {
    let path = "/proc/\(process)/\(file)"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw MeasurementError(.unknownFigure, path)
    }
    self.init(text)
  }

  /// Returns a number by its name, in bytes if it has a unit.
  func value(_ name: String) throws(MeasurementError) -> Int {
    guard let value = values[name] else { throw MeasurementError(.unknownFigure, name) }
    return value
  }
}
