import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// How every screen looks, at its beginning: pictures to look at, too.
@MainActor
@Suite struct CapabilitySnapshotTests {
  @Test(arguments: Capability.allCases)
  func `the screen looks as it did`(capability: Capability) {
    let shown = Shown(capability)
    shown.window.finishScreenChanges()
    assertSnapshot(of: shown.navigation, named: capability.rawValue)
  }
}
