import AppRuntime
import Foundation
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// The examples of the module's documentation, verbatim.
@MainActor
@Suite struct GuideTests {
  final class EmployeeCard: UIView {
    init(name: String, role: String) {
      super.init(frame: .zero)
      for (identifier, text) in [("name", name), ("job_role", role)] {
        let label = UILabel()
        label.accessibilityIdentifier = identifier
        label.text = text
        addSubview(label)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  final class GreetingViewController: UIViewController {
    let nameField = UITextField(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    let greetButton = UIButton(type: .system)
    let greeting = UILabel(frame: CGRect(x: 16, y: 64, width: 160, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      nameField.accessibilityIdentifier = "name"
      greetButton.setTitle("Greet", for: .normal)
      greetButton.frame = CGRect(x: 16, y: 48, width: 80, height: 16)
      greeting.text = ""
      greetButton.addAction(
        UIAction { [weak self] _ in
          UIApplication.shared.clock.schedule(after: 1, named: "a greeting") {
            self?.greeting.text = "Hello, \(self?.nameField.text ?? "")"
          }
        }, for: .touchUpInside)
      for part in [nameField, greetButton, greeting] { view.addSubview(part) }
    }
  }

  @Test func `find private views`() throws {
    let card = EmployeeCard(name: "Grace", role: "Admiral")
    let role = try card.requiredSubview(
      ofType: UILabel.self, withAccessibilityIdentifier: "job_role")
    #expect(role.text == "Admiral")
  }

  @Test func `show a screen in a window, and interact with it`() {
    let screen = GreetingViewController()
    withWindow(screen) { window in
      screen.nameField.enter("Grace")
      screen.greetButton.tap()
      #expect(screen.greeting.text == "")
      UIApplication.shared.advanceTime(by: 1)
      #expect(screen.greeting.text == "Hello, Grace")
    }
  }

  @Test func `record navigation`() {
    let navigation = MockNavigationController(rootViewController: GreetingViewController())
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.pushedViewControllers.count == 2)
    #expect(navigation.isLastPushAnimated == true)
  }

  @Test func `compare snapshots`() {
    assertSnapshot(
      of: GreetingViewController(), as: .text, size: CGSize(width: 320, height: 96))
    assertSnapshot(
      of: GreetingViewController(), as: .png, size: CGSize(width: 320, height: 96), style: .dark)
  }

  @Test func `run a flow in the test process`() {
    func greet(_ app: XCUIApplication) {
      app.launch()
      app.textFields["name"].tap()
      app.textFields["name"].typeText("Grace")
      app.buttons["Greet"].tap()
      #expect(app.staticTexts["Hello, Grace"].waitForExistence(timeout: 5))
    }

    greet(XCUIApplication(rootViewController: GreetingViewController()))
  }

  @Test func `the guide contains the code that runs here`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let guide =
      here.pathComponents.dropLast(4).joined(separator: "/").dropFirst()
      + "/Sources/TestSide/ViewTesting/ViewTesting.docc/ViewTesting.md"
    let text = try String(contentsOfFile: String(guide), encoding: .utf8)
    let run = words(try String(contentsOf: here, encoding: .utf8))
    let examples = text.matches(of: /```swift\n([\s\S]*?)```/).map { words(String($0.1)) }
    #expect(examples.count == 5)
    for example in examples {
      // A call on one line of the guide may be several lines here.
      for line in example.split(separator: "\n") { #expect(run.contains(line), "\(line)") }
    }
  }

  /// Returns a text without the white space that a formatter may change.
  private func words(_ text: String) -> String {
    text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }.joined(separator: "\n")
      .replacing("(\n", with: "(")
  }
}
