import TerminalUIKit
import Testing
import ViewTesting

@testable import RandomColorsApp

/// Snapshots of the colours, empty and filled, light and dark, as text and as pictures.
@MainActor
@Suite struct RandomColorsSnapshotTests {
  @Test func `the empty screen matches its reference`() {
    let screen = UINavigationController(rootViewController: RandomColorsViewController(seed: 1))
    assertSnapshot(of: screen, as: .text)
    assertSnapshot(of: screen, as: .svg)
    assertSnapshot(of: screen, as: .svg, style: .dark)
  }

  @Test func `three colors look as they did`() throws {
    let screen = RandomColorsViewController(seed: 1)
    let navigation = UINavigationController(rootViewController: screen)
    try withWindow(navigation) { _ in
      let generate = try #require(screen.navigationItem.rightBarButtonItems?.first)
      for _ in 1...3 { generate.tap() }
      assertSnapshot(of: navigation, as: .svg)
      assertSnapshot(of: navigation, as: .png)
    }
  }
}
