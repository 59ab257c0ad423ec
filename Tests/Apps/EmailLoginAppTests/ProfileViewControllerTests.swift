import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmailLoginApp

/// The profile of a logged-in user in a window, with stubbed answers.
@MainActor
@Suite struct ProfileViewControllerTests {
  static let grace = User(name: "Grace Hopper", email: "grace@understudy.example")

  let viewModel: ProfileViewModel
  let screen: ProfileViewController
  let window: TestWindow

  init() {
    var backend = ProfileBackend.unreachable
    backend.load = { _, completion in completion(Self.grace) }
    viewModel = ProfileViewModel(email: Self.grace.email, backend: backend)
    screen = ProfileViewController(viewModel: viewModel)
    window = TestWindow(screen)
  }

  @Test func `the user is shown`() {
    #expect(screen.headingLabel.text == "Grace Hopper")
    #expect(screen.nameField.text == "Grace Hopper")
    #expect(screen.emailField.text == "grace@understudy.example")
    #expect(!screen.saveButton.isEnabled)
    #expect(screen.infoLabel.isHidden)
  }

  @Test func `the user is loaded by address when the view loads`() {
    var asked: [String] = []
    var finish: (@MainActor (User?) -> Void)?
    viewModel.backend.load = { email, completion in
      asked.append(email)
      finish = completion
    }
    let other = ProfileViewController(viewModel: viewModel)
    #expect(asked.isEmpty)
    other.loadViewIfNeeded()
    #expect(asked == ["grace@understudy.example"])
    #expect(other.indicator.isAnimating)
    finish?(nil)
    #expect(!other.indicator.isAnimating)
    #expect(other.infoLabel.text == "The profile cannot be loaded")
  }

  @Test func `an edited field that the service accepts is saved and shown`() {
    var saved: [User] = []
    viewModel.backend.save = { user, completion in
      saved.append(user)
      completion(.saved)
    }
    screen.nameField.enter("Rear Admiral Hopper")
    #expect(screen.headingLabel.text == "Grace Hopper")
    #expect(screen.saveButton.isEnabled)
    screen.saveButton.tap()
    #expect(saved == [User(name: "Rear Admiral Hopper", email: "grace@understudy.example")])
    #expect(screen.headingLabel.text == "Rear Admiral Hopper")
    #expect(screen.infoLabel.text == "Saved")
    #expect(!screen.saveButton.isEnabled)
  }

  @Test(arguments: ProfileAnswer.allCases.filter { $0 != .saved })
  func `a refused edit stays in the field and shows a message`(answer: ProfileAnswer) {
    viewModel.backend.save = { _, completion in completion(answer) }
    screen.emailField.enter("hopper@understudy.example")
    screen.saveButton.tap()
    #expect(screen.infoLabel.text == answer.message)
    #expect(screen.emailField.text == "hopper@understudy.example")
    #expect(screen.headingLabel.text == "Grace Hopper")
    #expect(screen.saveButton.isEnabled)
  }

  @Test func `during a request the indicator spins and nothing can be saved`() {
    var finish: (@MainActor (ProfileAnswer) -> Void)?
    viewModel.backend.save = { _, completion in finish = completion }
    screen.nameField.enter("Grace")
    screen.saveButton.tap()
    #expect(screen.indicator.isAnimating && !screen.saveButton.isEnabled)
    finish?(.saved)
    #expect(!screen.indicator.isAnimating)
  }

  @Test(arguments: [
    ("", "grace@understudy.example"), (" ", "grace@understudy.example"), ("Grace", "grace"),
  ])
  func `a user without a name or an address cannot be saved`(name: String, email: String) {
    screen.nameField.enter(name)
    screen.emailField.enter(email)
    #expect(!screen.saveButton.isEnabled)
  }

  @Test func `the screen cannot be decoded from an archive`() {
    #expect(ProfileViewController(coder: NSCoder()) == nil)
  }
}
