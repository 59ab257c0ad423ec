import Foundation
import ToolchainInternals
import XCTestCompatibility

/// Lists the tricks that rely on the toolchain's internals, and whether they work.
///
/// Each line on standard output has a trick's state, name and basis, separated by tabs.
@main
enum ReportProgram {
  static func main() async {
    // The function is asynchronous, because one trick needs a task.
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

  /// Returns the word for a trick's state; a trick that only a parameterized test can probe has none.
  private static func word(for state: ProbedTrick?) -> String {
    switch state?.isOn {
    case true?: "on"
    case false?: "off"
    case nil: "in tests"
    }
  }
}
