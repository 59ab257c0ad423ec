import CellRendering
import ElementTypes
import Foundation
import PNGCoding
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIButtonConfigurationTests {
  private let screen = TestScreen()

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    return screen.add(button)
  }

  private func background(_ view: UIView) -> String {
    screen.activate()
    screen.settle()
    return CellBuffer(screen.window.displayList())[1, 0].background.hex
  }

  @Test func `title and subtitle are on two lines`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "all files"
    let view = button(configuration)
    #expect(view.frame.size == CGSize(width: 104, height: 32))
    #expect(screen.text == "    Save\n  all files")
    #expect(view.summary == "button 'Save, all files'")
    #expect(view.titleLabel?.text == "Save")
    #expect(view.subtitleLabel?.text == "all files")
  }

  @Test func `the image is at its placement`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = .filled(.red, 16, 16)
    let view = button(configuration)
    #expect(view.frame.width == 72)
    screen.settle()
    #expect(view.imageView?.frame == rect(16, 0, 16, 16))
    #expect(view.titleLabel?.frame == rect(40, 0, 16, 16))
    view.configuration?.imagePlacement = .trailing
    screen.settle()
    #expect(view.imageView?.frame == rect(40, 0, 16, 16))
    view.configuration?.imagePlacement = .top
    view.frame.size = view.intrinsicContentSize
    screen.settle()
    #expect(view.frame.size == CGSize(width: 48, height: 32))
    #expect(view.titleLabel?.frame == rect(16, 16, 16, 16))
    view.configuration?.image = nil
    #expect(view.imageView == nil)
  }

  @Test func `each style has its own background`() {
    screen.window.overrideUserInterfaceStyle = .light
    screen.root.backgroundColor = .white
    let grounds = [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .borderedProminent(),
    ].map { configuration -> String in
      var configuration = configuration
      configuration.title = "Title"
      let view = button(configuration)
      defer { view.removeFromSuperview() }
      return background(view)
    }
    #expect(grounds == ["#FFFFFF", "#EEEEF0", "#CCD9F8", "#0040DD", "#0040DD"])
  }

  @Test func `a custom background colour applies in every state`() {
    screen.root.backgroundColor = .white
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.background.cornerRadius = 0
    let view = button(configuration)
    #expect(background(view) == "#FF0000")
    view.isHighlighted = true
    #expect(background(view) == "#FF0000")
    view.isEnabled = false
    #expect(background(view) == "#FF0000")
    view.configuration?.background.backgroundColor = nil
    #expect(background(view) != "#FF0000")
  }

  @Test func `a stroke is drawn as an outline`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.background.strokeWidth = 1
    configuration.background.strokeColor = .black
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    _ = button(configuration)
    #expect(screen.text == "╭────╮\n│ Go │\n╰────╯")
    configuration.background.cornerRadius = 0
    let rig = TestScreen()
    let square = rig.add(UIButton(configuration: configuration))
    square.frame.size = square.intrinsicContentSize
    #expect(rig.text == "┌────┐\n│ Go │\n└────┘")
  }

  @Test func `the update handler is called for each state`() {
    let view = button(.filled())
    view.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Yes" : "No"
    }
    screen.settle()
    #expect(view.accessibilityLabel == "Yes")
    view.isEnabled = false
    screen.settle()
    #expect(view.accessibilityLabel == "No")
    view.automaticallyUpdatesConfiguration = false
    view.isEnabled = true
    screen.settle()
    #expect(view.accessibilityLabel == "No")
    view.setNeedsUpdateConfiguration()
    screen.settle()
    #expect(view.accessibilityLabel == "Yes")
  }

  @Test func `an activity indicator replaces the image`() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Loading"
    configuration.image = .filled(.red, 16, 16)
    configuration.showsActivityIndicator = true
    let view = button(configuration)
    #expect(view.imageView == nil)
    #expect(view.accessibilityChildren.contains { $0.elementType == .activityIndicator })
    view.configuration?.showsActivityIndicator = false
    #expect(view.imageView != nil)
    #expect(!view.accessibilityChildren.contains { $0.elementType == .activityIndicator })
  }

  @Test func `a tap performs the action`() {
    let journal = Journal()
    let view = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Send") { _ in journal.note("sent") })
    view.frame.size = view.intrinsicContentSize
    screen.add(view)
    screen.tap(view)
    screen.press(.tab)
    screen.press(.enter)
    #expect(journal.entries == ["sent", "sent"])
    #expect(view.accessibilityLabel == "Send")
  }

  @Test func `each state can have its own image`() {
    let view = screen.add(UIButton(type: .custom), rect(0, 0, 80, 16))
    let (one, two) = (
      UIImage(content: .nothing, name: "one"), UIImage(content: .nothing, name: "two")
    )
    view.setImage(one, for: .normal)
    view.setImage(two, for: .disabled)
    #expect(view.currentImage === one)
    #expect(view.accessibilityLabel == "one")
    view.isEnabled = false
    #expect(view.currentImage === two)
    #expect(view.accessibilityLabel == "two")
  }
}
