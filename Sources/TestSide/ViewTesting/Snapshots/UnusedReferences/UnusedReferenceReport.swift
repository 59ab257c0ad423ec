import Foundation

/// The report about unused references after all tests have ended.
struct UnusedReferenceReport: Sendable {
  private let references: [UnusedReferences]

  init(_ references: [UnusedReferences]) { self.references = references }

  /// The references with their reasons and a suggestion, or `nil` if there are none.
  var text: String? {
    guard !references.isEmpty else { return nil }
    let count = references.map { $0.count ?? 1 }.reduce(0, +)
    let title =
      count == 1
      ? "1 unused snapshot reference:"
      : "\(count) unused snapshot references:"
    return """
      \(title)
      \(references.flatMap(Self.lines).joined(separator: "\n"))
      Delete those that are no longer needed. The list includes references of tests that failed or \
      were skipped before their snapshots.

      """
  }

  private static func lines(_ reference: UnusedReferences) -> [String] {
    let count = reference.count.map { $0 == 1 ? "/ (1 file)" : "/ (\($0) files)" } ?? ""
    return ["  \(path(reference))\(count)", "    \(sentence(reference.reason))"]
  }

  private static func sentence(_ reason: UnusedReferences.Reason) -> String {
    switch reason {
    case .unused: "its test ran without using it"
    case .missingTest(let module): "no test of \(module) has that name"
    case .missingFile(let file, let module): "there is no \(file).swift in \(module)"
    case .missingModule(let module): "there is no target \(module)"
    }
  }

  private static func path(_ reference: UnusedReferences) -> String {
    let path = reference.url.path
    guard let package = reference.package?.path, path.hasPrefix(package + "/") else { return path }
    return String(path.dropFirst(package.count + 1))
  }

  // MARK: Two processes of one run

  /// Returns the report without the references that another process of the same `swift test` has
  /// reported.
  ///
  /// The XCTest process and the Swift Testing process both find references that belong to no test.
  func omittingReported(parent: Int32) -> UnusedReferenceReport {
    let notes = Dictionary(grouping: references, by: \.package)
    return UnusedReferenceReport(
      notes.flatMap { package, references -> [UnusedReferences] in
        guard let package else { return references }
        let file = package.appendingPathComponent(".build/snapshots/leftovers.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
          .split(separator: "\n").map(String.init)
        let reported = lines.first == "\(parent)" ? Set(lines.dropFirst()) : []
        let all = reported.union(references.map(\.url.path)).sorted()
        // If the folder isn't writable, the only consequence is a duplicate line.
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data((["\(parent)"] + all).joined(separator: "\n").utf8).write(to: file)
        return references.filter { !reported.contains($0.url.path) }
      }.sorted { $0.url.path < $1.url.path })
  }
}
