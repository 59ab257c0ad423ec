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
  ///
  /// - Parameter jobs: How many may run at a time in one process; `nil` leaves it to the library.
  static func arguments(for tests: [SuiteTest], jobs: Int? = nil) -> [String] {
    switch tests.first?.library {
    case nil: []
    case .xcTest: [tests.map(\.id).joined(separator: ",")]
    case .swiftTesting:
      ["--filter", "^(?:" + tests.map { escaped($0.id) }.joined(separator: "|") + ")"]
        + (jobs.map(parallelization) ?? [])
    }
  }

  /// Swift Testing's options for a number of tests at a time; an older version passes over the second.
  private static func parallelization(_ jobs: Int) -> [String] {
    jobs == 1 ? ["--no-parallel"] : ["--experimental-maximum-parallelization-width", "\(jobs)"]
  }

  /// Returns the regular expression that matches a text alone.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}/#-".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
