import Foundation

/// The declarations in the sources of a test module.
struct TestSources: Sendable {
  /// The kind of a function.
  enum Kind: Sendable {
    case xcTest
    case swiftTesting
    /// A test of Swift Testing that a trait may disable.
    case conditional
    case other
  }

  /// The names of the test files, without their extension.
  private(set) var files: Set<String> = []
  /// The kinds of the functions, by function name as in references.
  private(set) var functions: [String: Set<Kind>] = [:]

  /// Reads the sources of a module.
  ///
  /// - Parameter folder: The folder of the sources, which may have subfolders.
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
      // An attribute between the previous function and this one belongs to this one.
      if let attribute = before.range(of: "@Test", options: .backwards) {
        let traits = before[attribute.upperBound...]
        let isConditional = traits.contains(".disabled") || traits.contains(".enabled")
        kind = isConditional || isConditionalSuite ? .conditional : .swiftTesting
      }
      functions[SnapshotName.clean(name), default: []].insert(kind)
    }
  }
}
