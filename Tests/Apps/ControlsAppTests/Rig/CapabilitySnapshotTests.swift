import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Snapshots of every screen in its initial state, which also serve as pictures to look at.
@MainActor
@Suite struct CapabilitySnapshotTests {
  @Test(arguments: Capability.allCases)
  func `the screen looks as it did`(capability: Capability) {
    let shown = Shown(capability)
    shown.window.finishScreenChanges()
    assertSnapshot(of: shown.navigation, named: capability.rawValue)
  }
}
