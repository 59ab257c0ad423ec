import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Snapshots of every screen in its initial state, which also serve as pictures to look at.
@MainActor
@Suite struct CapabilitySnapshotTests {
  @Test(arguments: Capability.allCases)
  func `the screen matches its reference`(capability: Capability) {
    let shown = ShownScreen(capability)
    shown.window.finishScreenChanges()
    assertSnapshot(of: shown.navigation, named: capability.rawValue)
  }
}
