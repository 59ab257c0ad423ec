import Foundation

/// Reviewed texts in `Fixtures`, with which current output is compared.
package enum GoldenFile {
  /// Compares a text with a file.
  ///
  /// A missing file is recorded for review, but not where `CI` is set. To record a file again, delete it.
  ///
  /// - Parameter name: The path in `Fixtures`.
  /// - Returns: The problem, or `nil` if the file has this text.
  /// - Throws: An error of the system if a file can't be written.
  package static func problem(
    with text: String, _ name: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String? {
    let file = fixtures.appendingPathComponent(name)
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      if environment["CI"] != nil { return "\(name) is missing, and nothing is recorded in CI." }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return "\(file.path) was missing and is recorded now; read it and run again."
    }
    guard recorded != text else { return nil }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(old.count, new.count)
    return """
      \(file.path):\(line + 1) differs. Delete the file to record it anew.
      recorded: \(line < old.count ? String(old[line]) : "(the end)")
      now:      \(line < new.count ? String(new[line]) : "(the end)")
      """
  }

  /// The names of the files in a folder of `Fixtures`, sorted.
  package static func names(in folder: String) -> [String] {
    let path = fixtures.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The folder `Fixtures` in the package four levels above this file.
  private static let fixtures = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Fixtures")
}
