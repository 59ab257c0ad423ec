import CellRendering
import Foundation
import TerminalIO
import TerminalTestSupport
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Text that would garble a terminal, in every view that shows text.
@MainActor
@Suite(.serialized) struct HostileTextTests {
  nonisolated static let texts = [
    "a\tb\tc", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{9B}2J\u{90}q\u{9C}",
    "bell\u{7}\u{8}\u{8}",
    "a\u{0}b\u{7F}c\u{85}d", "one\r\ntwo\rthree\u{2028}four\u{B}five\u{C}six",
    "\u{202E}reversed\u{202C} \u{2066}isolated\u{2069} \u{200F}mark", "\u{301}\u{302}accents alone",
    "\u{200D}joiner \u{200D}\u{200D}", "👨\u{200D} 👨\u{200D}👩\u{200D}👧 \u{FE0F}\u{20E3}",
    "🇩 🇩🇪 🏳\u{FE0F}\u{200D}🌈",
    "\u{FEFF}\u{AD}\u{34F}\u{115F}\u{1160}\u{3164}", "e" + String(repeating: "\u{301}", count: 60),
    "漢字かな 한글 ᄀ ᅡ ｗｉｄｅ", "\u{E0041}\u{E0100}\u{E000}\u{10FFFF}", "𝔘𝔫𝔦 ﷽ ꧅ 𒐫",
    "שלום مرحبا नमस्ते สวัสดี", "\u{1B}", "\u{1B}[", "\u{0}", "",
  ]

  /// The views that show text, by name.
  private static let places: [(name: String, make: @MainActor (String) -> UIViewController)] = [
    ("label", { inScreen(label($0, lines: 1)) }),
    ("lines", { inScreen(label($0, lines: 0)) }),
    (
      "attributed",
      {
        let view = UILabel()
        view.attributedText = NSAttributedString(
          string: $0, attributes: [.foregroundColor: UIColor.systemRed])
        return inScreen(view)
      }
    ),
    (
      "button",
      {
        let view = UIButton(type: .system)
        view.setTitle($0, for: .normal)
        return inScreen(view)
      }
    ),
    (
      "configured button",
      {
        var configuration = UIButton.Configuration.filled()
        configuration.title = $0
        configuration.subtitle = $0
        return inScreen(UIButton(configuration: configuration))
      }
    ),
    (
      "field",
      {
        let view = UITextField()
        view.text = $0
        view.borderStyle = .roundedRect
        view.clearButtonMode = .always
        return inScreen(view)
      }
    ),
    (
      "placeholder",
      {
        let view = UITextField()
        view.placeholder = $0
        return inScreen(view)
      }
    ),
    (
      "text view",
      {
        let view = UITextView()
        view.text = $0
        return inScreen(view)
      }
    ),
    ("segment", { inScreen(UISegmentedControl(items: [$0, "b", $0])) }),
    ("picker", { PickerScreen($0) }),
    (
      "search bar",
      {
        let view = UISearchBar()
        view.text = $0
        view.scopeButtonTitles = [$0, "b"]
        view.showsScopeBar = true
        return inScreen(view)
      }
    ),
    (
      "search placeholder",
      {
        let view = UISearchBar()
        view.placeholder = $0
        return inScreen(view)
      }
    ),
    ("table", { TableScreen($0) }),
    (
      "navigation",
      {
        let first = UIViewController()
        let second = UIViewController()
        first.title = $0
        second.title = $0
        second.navigationItem.prompt = $0
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: $0)
        second.toolbarItems = [UIBarButtonItem(title: $0)]
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        navigation.isToolbarHidden = false
        return navigation
      }
    ),
    (
      "tabs",
      {
        let tabs = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
        first.tabBarItem.badgeValue = $0
        tabs.viewControllers = [first, UIViewController()]
        return tabs
      }
    ),
  ]

  private static func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// A screen with a view in the middle and a mark at either side of it.
  private static func inScreen(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    view.frame = rect(16, 16, 280, 48)
    controller.view.addSubview(view)
    for x in [CGFloat(0), 304] {
      let mark = label("┃\n┃\n┃", lines: 0)
      mark.frame = rect(x, 16, 8, 48)
      controller.view.addSubview(mark)
    }
    return controller
  }

  private final class PickerScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let picker = UIPickerView(frame: rect(0, 0, 320, 80))
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { text }
  }

  private final class TableScreen: UITableViewController {
    let text: String
    init(_ text: String) {
      self.text = text
      super.init(style: .grouped)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.value1, .subtitle, .value2]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = text
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { text }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { text }
  }

  /// Draws a window as the terminal driver does, on a terminal that reports sequences it doesn't understand.
  private func check(_ screen: TestScreen, _ name: String, _ text: String) {
    screen.activate()
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    let bytes = TerminalDiff(depth: .trueColor).bytes(from: nil, to: buffer)
    var terminal = TerminalEmulator(columns: buffer.columns, rows: buffer.rows)
    terminal.receive(bytes)
    #expect(terminal.complaints == [], "\(name): \(text.debugDescription)")
    #expect(terminal.differences(from: buffer) == [], "\(name): \(text.debugDescription)")
    let shown = TextRenderer.plain(buffer)
    let forbidden = shown.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value)
    }
    #expect(forbidden.isEmpty, "\(name): \(shown.debugDescription)")
    for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(TextMetrics.width(of: String(line)) <= buffer.columns, "\(name): \(line)")
    }
  }

  @Test(arguments: texts)
  func `hostile text doesn't garble the terminal`(text: String) {
    for place in Self.places {
      let screen = TestScreen(place.make(text), CGSize(width: 320, height: 160))
      check(screen, place.name, text)
      // The marks beside the view stay in place.
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines where line.hasPrefix("┃") {
        #expect(line.hasSuffix("┃") && TextMetrics.width(of: String(line)) == 39, "\(place.name)")
      }
    }
  }

  @Test(arguments: texts)
  func `hostile text in alerts and menus doesn't garble the terminal`(text: String) throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let scene = ControllerScene(recording: "A", CGSize(width: 320, height: 240))
      let alert = UIAlertController(title: text, message: text, preferredStyle: style)
      alert.addAction(UIAlertAction(title: text, style: .default))
      alert.addAction(UIAlertAction(title: text, style: .cancel))
      if style == .alert { alert.addTextField { $0.text = text } }
      scene.root.present(alert, animated: false)
      scene.turn()
      check(scene.screen, "\(style)", text)
    }
    let scene = ControllerScene(recording: "A", CGSize(width: 320, height: 240))
    let button = UIButton(frame: rect(0, 32, 80, 16))
    button.menu = UIMenu(
      title: text,
      children: [UIAction(title: text, subtitle: text) { _ in }, UIMenu(title: text, children: [])])
    button.showsMenuAsPrimaryAction = true
    scene.root.view.addSubview(button)
    scene.turn()
    scene.tap(button)
    scene.wait(1)
    check(scene.screen, "menu", text)
  }
}
