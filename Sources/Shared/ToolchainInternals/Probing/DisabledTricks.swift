import Foundation

/// The tricks that the user has switched off.
package enum DisabledTricks {
  /// The environment variable with the names of tricks, separated by commas.
  package static let variable = "UNDERSTUDY_DISABLED_TRICKS"

  /// The names for this process.
  package static let names: Set<String> = {
    // `ProcessInfo` would copy the whole environment, even at the launch of an app.
    guard let value = getenv(variable) else { return [] }
    return parse(String(cString: value), report: ProbedTrick.write)
  }()

  /// Returns the names in a list, and reports unknown ones.
  static func parse(_ list: String, report: (String) -> Void) -> Set<String> {
    let known = Set(ToolchainTrick.all.map(\.name))
    let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for name in names where !known.contains(name) {
      report(
        "\(variable) names '\(name)', which isn't one of \(known.sorted().joined(separator: ", "))."
      )
    }
    return known.intersection(names)
  }
}
