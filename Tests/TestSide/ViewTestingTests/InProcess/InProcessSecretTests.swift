import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// The text of a secure field that a test doesn't type into.
@MainActor
@Suite struct InProcessSecretTests {
  private final class SignIn: UIViewController {
    private let field = UITextField(frame: CGRect(x: 16, y: 16, width: 320, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "password"
      field.isSecureTextEntry = true
      view.addSubview(field)
      let fill = UIAction(title: "Fill") { [field] _ in field.insertText("filled-2468") }
      let reveal = UIAction(title: "Reveal") { [field] _ in field.isSecureTextEntry = false }
      for (row, action) in [fill, reveal].enumerated() {
        let button = UIButton(primaryAction: action)
        button.frame = CGRect(x: 16, y: 48 + row * 32, width: 160, height: 16)
        view.addSubview(button)
      }
    }
  }

  @Test(arguments: [(false, "sesame"), (true, "filled-2468"), (true, "sesamefilled-2468")])
  func `the text of a secure field is hidden where the app reveals it`(isFilled: Bool, text: String)
  {
    let app = XCUIApplication(rootViewController: SignIn())
    app.launch()
    app.secureTextFields["password"].tap()
    if text.hasPrefix("s") {
      for key in "sesame" { app.keys[String(key)].tap() }
    }
    if isFilled { app.buttons["Fill"].tap() }
    app.buttons["Reveal"].tap()
    let field = app.textFields["password"]
    #expect(field.value as? String == text)
    for description in [app.debugDescription, field.debugDescription] {
      #expect(description.contains("<hidden>"))
      #expect(!description.contains("sesame") && !description.contains("2468"))
    }
  }

  private final class Code: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 80, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "code"
      view.addSubview(field)
    }
  }

  @Test(arguments: [UITextField.BorderStyle.none, .roundedRect], [false, true])
  func `the part of a secret that a narrow field shows is hidden`(
    border: UITextField.BorderStyle, hasClearButton: Bool
  ) {
    let screen = Code()
    screen.field.borderStyle = border
    if hasClearButton { screen.field.clearButtonMode = .always }
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    let field = app.textFields["code"]
    field.tap()
    field.typeText(Secret("Hunter-Wq7-Zebra"))
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Continue"].tap() }
    }
    let text = error?.description ?? ""
    #expect(text.contains("Last screen"), "\(text)")
    #expect(!text.contains("bra") && !text.contains("Hunt"), "\(text)")
  }

  private final class Notes: UIViewController {
    let notes = UITextView(frame: CGRect(x: 16, y: 16, width: 96, height: 96))

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.accessibilityIdentifier = "notes"
      view.addSubview(notes)
    }
  }

  @Test(arguments: ["Hunter-Wq7-Zebra", "an owl is hunting", "Пароль-Сова-12345", "秘密の合言葉は梟です"])
  func `a secret that a text view wraps is hidden on the screen and in its picture`(secret: String)
    throws
  {
    let app = XCUIApplication(rootViewController: Notes())
    app.launch()
    let notes = app.textViews["notes"]
    notes.tap()
    notes.typeText(Secret(secret))
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["Continue"].tap() }
    }
    let text = error?.description ?? ""
    let parts = secret.split { " -は".contains($0) }.map(String.init)
    #expect(text.contains("Last screen") && !parts.contains(where: text.contains), "\(text)")
  }
}
