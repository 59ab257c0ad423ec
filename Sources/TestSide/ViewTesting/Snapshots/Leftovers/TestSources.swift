import Foundation

/// What the sources of a module of tests declare.
struct TestSources: Sendable {
  /// What a function is.
  enum Kind: Sendable {
    case xcTest
    case swiftTesting
    /// A test of Swift Testing that a trait may keep from running.
    case conditional
    case other
  }

  /// The files of tests, without their extension.
  private(set) var files: Set<String> = []
  /// By the part that they have in the names of references.
  private(set) var functions: [String: Set<Kind>] = [:]

  /// - Parameter folder: Where the sources lie, however deep.
  init(in folder: URL) {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      files.insert(file.deletingPathExtension().lastPathComponent)
      if let source = try? String(contentsOf: file, encoding: .utf8) { add(source) }
    }
  }

  private mutating func add(_ source: String) {
    let isConditionalSuite = source.contains(/@Suite\([^{]*\.(disabled|enabled)/)
    var start = source.startIndex
    for match in source.matches(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/) {
      let before = source[start..<match.range.lowerBound]
      start = match.range.upperBound
      let name = match.1 ?? match.2 ?? ""
      var kind = name.hasPrefix("test") ? Kind.xcTest : .other
      // Between this function and the one before only this one's attributes can be tests'.
      if let attribute = before.range(of: "@Test", options: .backwards) {
        let traits = before[attribute.upperBound...]
        let isConditional = traits.contains(".disabled") || traits.contains(".enabled")
        kind = isConditional || isConditionalSuite ? .conditional : .swiftTesting
      }
      functions[SnapshotName.clean(name), default: []].insert(kind)
    }
  }
}
