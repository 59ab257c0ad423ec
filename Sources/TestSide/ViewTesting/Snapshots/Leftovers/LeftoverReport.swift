import Foundation

/// The report about unused references after all tests have ended.
struct LeftoverReport: Sendable {
  private let leftovers: [LeftoverReferences]

  init(_ leftovers: [LeftoverReferences]) { self.leftovers = leftovers }

  /// The references with their reasons and a suggestion, or `nil` if there are none.
  var text: String? {
    guard !leftovers.isEmpty else { return nil }
    let count = leftovers.map { $0.count ?? 1 }.reduce(0, +)
    let title =
      count == 1
      ? "1 snapshot reference that no test uses:"
      : "\(count) snapshot references that no test uses:"
    return """
      \(title)
      \(leftovers.flatMap(Self.lines).joined(separator: "\n"))
      Delete what is not needed any more. References of a test that failed or was skipped before it \
      came to its snapshots are listed too.

      """
  }

  private static func lines(_ leftover: LeftoverReferences) -> [String] {
    let count = leftover.count.map { $0 == 1 ? "/ (1 file)" : "/ (\($0) files)" } ?? ""
    return ["  \(path(leftover))\(count)", "    \(sentence(leftover.reason))"]
  }

  private static func sentence(_ reason: LeftoverReferences.Reason) -> String {
    switch reason {
    case .unused: "its test ran and compared nothing with it"
    case .noTest(let module): "no test of \(module) has that name"
    case .noFile(let file, let module): "there is no \(file).swift in \(module)"
    case .noModule(let module): "there is no target \(module)"
    }
  }

  private static func path(_ leftover: LeftoverReferences) -> String {
    let path = leftover.url.path
    guard let package = leftover.package?.path, path.hasPrefix(package + "/") else { return path }
    return String(path.dropFirst(package.count + 1))
  }

  // MARK: Two processes of one run

  /// Returns the report without the references that another process of the same `swift test` has
  /// reported.
  ///
  /// The processes for XCTest and Swift Testing both find references without any test.
  func leavingOutWhatIsTold(parent: Int32) -> LeftoverReport {
    let notes = Dictionary(grouping: leftovers, by: \.package)
    return LeftoverReport(
      notes.flatMap { package, leftovers -> [LeftoverReferences] in
        guard let package else { return leftovers }
        let file = package.appendingPathComponent(".build/snapshots/leftovers.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
          .split(separator: "\n").map(String.init)
        let told = lines.first == "\(parent)" ? Set(lines.dropFirst()) : []
        let all = told.union(leftovers.map(\.url.path)).sorted()
        // If the folder isn't writable, the only consequence is a duplicate line.
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data((["\(parent)"] + all).joined(separator: "\n").utf8).write(to: file)
        return leftovers.filter { !told.contains($0.url.path) }
      }.sorted { $0.url.path < $1.url.path })
  }
}
