import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import CellRendering
@testable import TerminalUIKit

/// A screen with one of every control, under extreme conditions.
@MainActor
@Suite(.serialized) struct OddScreenTests {
  /// A text with characters that must never reach a terminal.
  private static let hostile = "a\u{1B}[31mb\u{7}c\u{9B}2Jd\te\u{202E}f\r\ng\u{0}h"

  private func makeScreen(_ text: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = text
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let field = UITextField()
    field.text = text
    field.clearButtonMode = .always
    field.borderStyle = .roundedRect
    let textView = UITextView()
    textView.text = text
    textView.isScrollEnabled = false
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    let segments = UISegmentedControl(items: [text, "b"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    let views: [UIView] = [
      label, field, textView, button, segments, pages, spinner, UISwitch(), UISlider(),
      UIStepper(), UIProgressView(), UIDatePicker(),
    ]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = controller.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(stack)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: text, style: .plain, target: nil, action: nil)
    return UINavigationController(rootViewController: controller)
  }

  @Test(arguments: [
    CGSize(width: 640, height: 384), CGSize(width: 160, height: 80), CGSize(width: 8, height: 16),
    CGSize(width: 3, height: 3), CGSize.zero,
  ])
  func `the screen is drawn in every size and both styles, the same each time`(size: CGSize) {
    let screen = TestScreen(makeScreen("Title"), size)
    for style in [UIUserInterfaceStyle.light, .dark] {
      screen.window.overrideUserInterfaceStyle = style
      screen.settle()
      let context = DrawingContext(size: size, traits: screen.window.traitCollection)
      context.draw(screen.window)
      let buffer = CellBuffer(context.list)
      #expect(PNGRenderer.png(buffer, scale: 1) == PNGRenderer.png(buffer, scale: 1))
      #expect(SVGRenderer.svg(buffer) == SVGRenderer.svg(CellBuffer(context.list)))
      #expect(TextRenderer.plain(buffer) == TextRenderer.plain(CellBuffer(context.list)))
    }
  }

  @Test func `no text reaches the terminal as a command`() {
    let screen = TestScreen(makeScreen(Self.hostile))
    screen.settle()
    let text = screen.text
    let commands = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
    }
    #expect(commands.isEmpty, "\(text.debugDescription)")
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `pictures have a drawing for every sign of the controls`() {
    let screen = TestScreen(makeScreen("Title"))
    let table = UITableView(frame: rect(320, 64, 160, 96), style: .insetGrouped)
    let rows = Rows()
    table.dataSource = rows
    table.setEditing(true, animated: false)
    screen.root.addSubview(table)
    screen.settle()
    let drawn = Set(screen.text).subtracting(["\n"])
    let missing = drawn.filter {
      BitmapFont.rows(of: $0) == nil && CellArt.shapes(of: $0) == nil
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
    #expect(drawn.contains("⊖") && drawn.contains("✕"))
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
