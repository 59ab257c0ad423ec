/// The arguments that make a test bundle run some of its tests and no others.
enum SuiteSelection {
  /// The kernel takes no argument of 128 KiB or more (execve(2)).
  static let limit = 100_000

  /// Divides tests into groups, each of which fits into one argument.
  static func groups(of tests: [SuiteTest]) -> [[SuiteTest]] {
    var groups: [[SuiteTest]] = []
    var size = 0
    for test in tests {
      let length = test.id.utf8.count * 2 + 1
      if groups.isEmpty || size + length > limit || groups.last?.first?.library != test.library {
        groups.append([])
        size = 0
      }
      groups[groups.count - 1].append(test)
      size += length
    }
    return groups
  }

  /// Returns the arguments for tests of one library.
  static func arguments(for tests: [SuiteTest]) -> [String] {
    switch tests.first?.library {
    case nil: []
    case .xcTest: [tests.map(\.id).joined(separator: ",")]
    case .swiftTesting:
      ["--filter", "^(?:" + tests.map { escaped($0.id) }.joined(separator: "|") + ")"]
    }
  }

  /// Returns the regular expression that matches a text alone.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}/#-".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
