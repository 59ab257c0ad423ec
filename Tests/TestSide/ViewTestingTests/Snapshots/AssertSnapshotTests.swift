import Foundation
import TerminalUIKit
import Testing
import ViewTesting

/// Snapshots in tests, with checked-in references.
@MainActor
@Suite struct AssertSnapshotTests {
  private func screen() -> UINavigationController {
    let screen = UIViewController()
    screen.title = "Employees"
    let label = UILabel(frame: CGRect(x: 16, y: 48, width: 160, height: 16))
    label.text = "Grace Hopper"
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(label)
    return UINavigationController(rootViewController: screen)
  }

  private let size = CGSize(width: 240, height: 96)

  @Test(arguments: [SnapshotFormat.text, .svg, .png])
  func `a screen matches its reference`(format: SnapshotFormat) {
    assertSnapshot(of: screen(), as: format, size: size)
    assertSnapshot(of: screen(), as: format, named: "night", size: size, style: .dark)
  }

  @Test(arguments: [
    CGSize(width: CGFloat.infinity, height: 16), CGSize(width: CGFloat.nan, height: 16),
    CGSize(width: 16, height: 1e30), CGSize(width: -1, height: 16),
  ])
  func `a size that cannot be drawn fails the test`(size: CGSize) {
    withKnownIssue {
      assertSnapshot(of: sampleLabel(), size: size)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Nothing can be drawn in ") }
    }
  }

  @Test func `the older label works`() {
    assertSnapshot(matching: sampleLabel(), as: .image)
  }

  private func sampleLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    label.text = "Grace"
    return label
  }
}
