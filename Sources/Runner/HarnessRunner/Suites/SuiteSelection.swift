/// Makes the arguments with which a test bundle runs only selected tests.
enum SuiteSelection {
  /// The maximum size of an argument, in bytes; the kernel accepts less than 128 KiB (execve(2)).
  static let limit = 100_000

  /// Divides tests into groups that each fit into one argument.
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
  /// - Parameter jobs: The number of tests that a process may run at a time; `nil` leaves it to the library.
  static func arguments(for tests: [SuiteTest], jobs: Int? = nil) -> [String] {
    switch tests.first?.library {
    case nil: []
    case .xcTest: [tests.map(\.id).joined(separator: ",")]
    case .swiftTesting:
      ["--filter", "^(?:" + tests.map { escaped($0.id) }.joined(separator: "|") + ")"]
        + (jobs.map(parallelization) ?? [])
    }
  }

  /// Returns Swift Testing's options for a number of tests at a time; older versions ignore the second one.
  private static func parallelization(_ jobs: Int) -> [String] {
    jobs == 1 ? ["--no-parallel"] : ["--experimental-maximum-parallelization-width", "\(jobs)"]
  }

  /// Returns a regular expression that matches only the given text.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}/#-".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
