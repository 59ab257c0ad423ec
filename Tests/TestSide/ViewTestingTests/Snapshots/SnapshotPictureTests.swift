import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

@MainActor
@Suite struct SnapshotPictureTests {
  private func text(_ subject: any SnapshotSubject, size: CGSize? = nil) -> String? {
    (try? SnapshotPicture(of: subject, SnapshotConditions(size: size))).map {
      String(decoding: SnapshotFormat.text.data($0.list, paper: $0.paper), as: UTF8.self)
    }
  }

  private func png(
    _ subject: any SnapshotSubject, style: UIUserInterfaceStyle = .light
  ) -> Data? {
    (try? SnapshotPicture(of: subject, SnapshotConditions(style: style))).map {
      SnapshotFormat.png.data($0.list, paper: $0.paper)
    }
  }

  @Test func `a view without a superview is shown temporarily`() {
    let view = sampleView("Grace")
    #expect(text(view) == "\n Grace\n")
    #expect(view.superview == nil)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 32))
  }

  @Test func `a view inside another is cropped`() throws {
    let view = sampleView("Grace")
    #expect(text(view.subviews[0]) == "Grace\n")
    let window = TestWindow(view)
    #expect(text(view.subviews[0]) == "Grace\n")
    #expect(text(window)?.contains("Grace") == true)
  }

  @Test func `a controller has the requested size`() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Grace"
    label.textAlignment = .right
    controller.view.addSubview(label)
    label.frame = controller.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(text(controller, size: CGSize(width: 80, height: 16)) == "     Grace\n")
    #expect(text(controller, size: CGSize(width: 64, height: 16)) == "   Grace\n")
  }

  @Test func `dark and light differ, and the screen is restored`() {
    let view = sampleView("Grace")
    let light = png(view)
    #expect(light != png(view, style: .dark))
    #expect(light == png(view))
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the text size reaches views that adapt to it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    final class Adapting: UILabel {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        text = traitCollection.preferredContentSizeCategory == .large ? "large" : "other"
      }
    }
    let label = Adapting(frame: view.bounds)
    label.text = "large"
    view.addSubview(label)
    let window = TestWindow(view)
    let picture = try? SnapshotPicture(
      of: view, SnapshotConditions(textSize: .accessibilityExtraLarge))
    #expect(
      picture.map { SnapshotFormat.text.data($0.list, paper: $0.paper) } == Data("other\n".utf8))
    #expect(label.text == "large")
    window.close()
  }

  @Test func `the same picture always has the same bytes`() {
    func picture() -> Data? {
      let view = sampleView("Grace")
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      indicator.startAnimating()
      view.addSubview(indicator)
      return png(view)
    }
    let first = picture()
    UIApplication.shared.advanceTime(by: 0.37)
    #expect(first == picture())
  }

  @Test(
    arguments: [
      ("testLooks()", nil, "testLooks.txt"), ("a locked door()", nil, "a-locked-door.txt"),
      ("looks(answer:)", "wrong one", "looks.wrong-one.txt"),
    ] as [(String, String?, String)])
  func `references are named after their tests`(test: String, name: String?, file: String) {
    let made = SnapshotName(
      test: test, name: name, conditions: SnapshotConditions(), format: .text)
    #expect(made.file == file)
  }

  @Test func `conditions other than the default are part of the name`() {
    let conditions = SnapshotConditions(
      size: CGSize(width: 320, height: 160), style: .dark, textSize: .accessibilityExtraLarge)
    let made = SnapshotName(test: "looks()", name: nil, conditions: conditions, format: .png)
    #expect(made.file == "looks.dark.AccessibilityXL.320x160.png")
  }

  @Test func `names in other scripts stay distinct`() {
    let names = ["日本", "中国", String(repeating: "a", count: 300)].map {
      SnapshotName.clean($0[...])
    }
    #expect(Set(names).count == 3)
    // The linter uses the same names.
    #expect(SnapshotName.clean("a door’s key") == "a-door-s-key-1n3ptjpd4d7x9")
    #expect(names.allSatisfy { $0.utf8.count < 120 && $0.allSatisfy(\.isASCII) })
  }
}
