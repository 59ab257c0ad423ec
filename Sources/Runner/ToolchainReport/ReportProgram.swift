import Foundation
import ToolchainInternals
import XCTestCompatibility

/// Lists what depends on the toolchain's internals, and whether it works: one line each on standard
/// output, with the state, the name and what it relies on, separated by tabs.
@main
enum ReportProgram {
  static func main() async {
    // In a task, because one of them is about tasks.
    let states = [
      ArrayCast.state, BundleInformation.state, ConformingClasses.state, DelegateInitializer.state,
      ExpectationState.ofXCTest.state, ObjectClass.state, TaskObject.state,
    ]
    for trick in ToolchainTrick.all {
      let state = states.first { $0.trick == trick }
      print("\(word(for: state))\t\(trick.name)\t\(trick.basis)")
    }
    exit(states.allSatisfy(\.isOn) ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// A trick that can only be probed within a parameterized test has no state here.
  private static func word(for state: ProbedTrick?) -> String {
    switch state?.isOn {
    case true?: "on"
    case false?: "off"
    case nil: "in tests"
    }
  }
}
