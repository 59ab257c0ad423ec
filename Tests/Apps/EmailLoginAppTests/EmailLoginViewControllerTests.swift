import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmailLoginApp

/// The login screen in the test's own process, with a real view model and stubbed answers.
@MainActor
@Suite struct EmailLoginViewControllerTests {
  let viewModel: LoginViewModel
  let screen: EmailLoginViewController

  init() {
    viewModel = LoginViewModel(backend: LoginBackend { _, _, completion in completion(.success) })
    screen = EmailLoginViewController(viewModel: viewModel)
    screen.loadViewIfNeeded()
  }

  func enter(email: String, password: String) {
    type(email, into: screen.emailField)
    type(password, into: screen.passwordField)
  }

  /// Changes a field like a user: first the text, then the event.
  func type(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  func answer(_ answer: LoginAnswer) {
    viewModel.backend.logIn = { _, _, completion in completion(answer) }
  }

  @Test func `at first there is no message and the button is disabled`() {
    #expect(screen.infoLabel.isHidden)
    #expect(!screen.loginButton.isEnabled)
    #expect(!screen.indicator.isAnimating)
  }

  @Test(arguments: [
    ("grace@understudy.example", "hopper", true), ("grace@understudy.example", "1234", true),
    ("grace@understudy.example", "123", false), ("grace", "hopper", false), ("@", "abcd", true),
    ("", "", false), ("a@b", "🐎🐎🐎🐎", true),
  ])
  func `an address with an at sign and a four-character password enable the button`(
    email: String, password: String, isEnabled: Bool
  ) {
    enter(email: email, password: password)
    #expect(screen.loginButton.isEnabled == isEnabled)
  }

  @Test func `an address that becomes invalid disables the button again`() {
    enter(email: "grace@understudy.example", password: "hopper")
    type("grace.example", into: screen.emailField)
    #expect(!screen.loginButton.isEnabled)
  }

  @Test(arguments: LoginAnswer.allCases)
  func `every answer of the backend is shown`(answer: LoginAnswer) {
    self.answer(answer)
    enter(email: "grace@understudy.example", password: "hopper")
    screen.loginButton.sendActions(for: .touchUpInside)
    #expect(!screen.infoLabel.isHidden)
    #expect(screen.infoLabel.text == answer.message)
    #expect(screen.loginButton.isEnabled)
  }

  /// Presses Return in a field that is being edited.
  func pressReturn(in field: UITextField) {
    field.becomeFirstResponder()
    field.insertText("\n")
  }

  @Test(arguments: [
    ("grace", "hopper", "An e-mail address has an @"),
    ("a@b", "123", "A password has at least 4 characters"),
    ("", "", "An e-mail address has an @"),
  ])
  func `Return names the missing field until it is filled`(
    email: String, password: String, message: String
  ) {
    withWindow(screen) { _ in
      enter(email: email, password: password)
      #expect(screen.infoLabel.isHidden)
      pressReturn(in: screen.passwordField)
      #expect(!screen.infoLabel.isHidden && screen.infoLabel.text == message)
      type("grace@understudy.example", into: screen.emailField)
      type("123", into: screen.passwordField)
      #expect(screen.infoLabel.text == "A password has at least 4 characters")
      type("hopper", into: screen.passwordField)
      #expect(screen.infoLabel.isHidden)
    }
  }

  @Test func `Return logs in when nothing is missing`() {
    withWindow(screen) { _ in
      answer(.locked)
      enter(email: "grace@understudy.example", password: "hopper")
      pressReturn(in: screen.passwordField)
      #expect(screen.infoLabel.text == "This account is locked")
      type("hoppe", into: screen.passwordField)
      #expect(screen.infoLabel.text == "This account is locked")
    }
  }

  @Test func `Return in the first field moves to the second`() {
    withWindow(screen) { _ in
      pressReturn(in: screen.emailField)
      #expect(screen.passwordField.isFirstResponder && screen.infoLabel.isHidden)
    }
  }

  @Test func `the indicator spins and the button is disabled until the answer`() {
    var finish: (@MainActor (LoginAnswer) -> Void)?
    viewModel.backend.logIn = { _, _, completion in finish = completion }
    enter(email: "grace@understudy.example", password: "hopper")
    screen.loginButton.sendActions(for: .touchUpInside)
    #expect(screen.indicator.isAnimating)
    #expect(!screen.loginButton.isEnabled)
    #expect(screen.infoLabel.isHidden)
    finish?(.locked)
    #expect(!screen.indicator.isAnimating)
    #expect(screen.loginButton.isEnabled)
    #expect(screen.infoLabel.text == "This account is locked")
  }

  @Test func `the backend receives the typed text`() {
    var asked: [String] = []
    viewModel.backend.logIn = { email, password, _ in asked = [email, password] }
    enter(email: "grace@understudy.example", password: "hopper")
    screen.loginButton.sendActions(for: .touchUpInside)
    #expect(asked == ["grace@understudy.example", "hopper"])
  }

  /// The sizes are in points; a cell is 8 by 16.
  @Test(arguments: [
    CGSize(width: 160, height: 144), CGSize(width: 640, height: 80), CGSize(width: 96, height: 64),
  ])
  func `a small window shows the edited field and the message`(size: CGSize) {
    withWindow(screen, size: size) { window in
      for field in [screen.emailField, screen.passwordField] {
        field.becomeFirstResponder()
        #expect(window.window.bounds.contains(field.convert(field.bounds, to: nil)))
      }
      answer(.invalidCredentials)
      enter(email: "grace@understudy.example", password: "hopper")
      screen.loginButton.sendActions(for: .touchUpInside)
      let told = screen.infoLabel.convert(screen.infoLabel.bounds, to: nil)
      #expect(window.window.bounds.contains(told))
      #expect(told.height >= screen.infoLabel.intrinsicContentSize.height)
    }
  }

  @Test func `the screen cannot be decoded from an archive`() {
    #expect(EmailLoginViewController(coder: NSCoder()) == nil)
  }

  @Test func `a tap on a disabled button sends no request`() {
    var requests = 0
    viewModel.backend.logIn = { _, _, completion in
      requests += 1
      completion(.success)
    }
    withWindow(screen) { _ in
      #expect(!screen.loginButton.isEnabled)
      screen.loginButton.tap()
      #expect(requests == 0 && screen.infoLabel.isHidden)
      // The same touch reaches the button once it is enabled.
      screen.emailField.enter("grace@understudy.example")
      screen.passwordField.enter("hopper")
      screen.loginButton.tap()
      #expect(requests == 1)
      #expect(screen.infoLabel.text == "You are logged in")
    }
  }

  @Test func `a login request from an incomplete form is not sent`() {
    var isAsked = false
    viewModel.backend.logIn = { _, _, _ in isAsked = true }
    viewModel.inputs.loginTapped()
    #expect(!isAsked)
  }

  @Test func `loading the view fills in the address that logged in last`() {
    let viewModel = LoginViewModel(
      backend: viewModel.backend, rememberedEmail: "grace@understudy.example")
    let screen = EmailLoginViewController(viewModel: viewModel)
    screen.loadViewIfNeeded()
    #expect(screen.emailField.text == "grace@understudy.example")
    #expect(!screen.loginButton.isEnabled)
    type("hopper", into: screen.passwordField)
    #expect(screen.loginButton.isEnabled)
  }

  @Test func `an app in the background forgets the password`() {
    let scene = SceneDelegate()
    scene.login = viewModel
    enter(email: "grace@understudy.example", password: "hopper")
    #expect(screen.loginButton.isEnabled)
    for connected in UIApplication.shared.connectedScenes {
      scene.sceneDidEnterBackground(connected)
    }
    #expect(screen.passwordField.text == "")
    #expect(screen.emailField.text == "grace@understudy.example")
    #expect(!screen.loginButton.isEnabled)
  }

  @Test func `the profile is offered to a user who is logged in, and shown on a tap`() throws {
    viewModel.profiles.load = { email, completion in
      completion(User(name: "Grace Hopper", email: email))
    }
    try withWindow(screen) { window in
      #expect(screen.profileButton.isHidden)
      enter(email: "grace@understudy.example", password: "hopper")
      screen.loginButton.tap()
      #expect(!screen.profileButton.isHidden)
      screen.profileButton.tap()
      window.finishScreenChanges()
      let profile = try #require(window.topmostViewController as? ProfileViewController)
      #expect(profile.emailField.text == "grace@understudy.example")
      answer(.locked)
      profile.doneButton.tap()
      window.finishScreenChanges()
      screen.loginButton.tap()
      #expect(screen.profileButton.isHidden)
    }
  }
}
