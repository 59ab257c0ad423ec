import AppRuntime
import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct ActingTests {
  let button = UIButton(type: .system)
  let canvas = UIView()

  init() {
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 16, y: 16, width: 64, height: 16)
    canvas.addSubview(button)
  }

  private func countTaps() -> () -> Int {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    return { count }
  }

  @Test func `a tap is a touch that reaches the button`() {
    let taps = countTaps()
    withWindow(canvas) { _ in
      button.tap()
      #expect(taps() == 1)
      button.tap(count: 2)
      #expect(taps() == 3)
    }
  }

  @Test func `a disabled button ignores the tap`() {
    let taps = countTaps()
    button.isEnabled = false
    withWindow(canvas) { _ in button.tap() }
    #expect(taps() == 0)
  }

  @Test func `a button that cannot be reached fails the test with the reason`() {
    let taps = countTaps()
    withKnownIssue {
      button.tap()
    } matching: {
      $0.description.contains(
        "UIButton “Go” cannot be reached by a tap: it is not in a visible window")
    }
    withWindow(canvas) { _ in
      let cover = UIView(frame: canvas.bounds)
      cover.accessibilityIdentifier = "cover"
      canvas.addSubview(cover)
      withKnownIssue {
        button.tap()
      } matching: {
        $0.description.contains("UIView “cover” covers it")
      }
      button.isHidden = true
      withKnownIssue {
        button.tap()
      } matching: {
        $0.description.contains("it is hidden")
      }
    }
    #expect(taps() == 0)
  }

  @Test func `a tap fails on a control that ignores touches, and passes through a label`() {
    let taps = countTaps()
    let label = UILabel(frame: CGRect(x: 16, y: 64, width: 64, height: 16))
    label.text = "Name"
    canvas.addSubview(label)
    withWindow(canvas) { _ in
      label.tap()
      canvas.accessibilityIdentifier = "canvas"
      canvas.isUserInteractionEnabled = false
      withKnownIssue {
        button.tap()
      } matching: {
        $0.description.contains(
          "UIView “canvas” ignores touches because its isUserInteractionEnabled is false")
      }
    }
    #expect(taps() == 0)
  }

  @Test func `text is typed key by key, and replaced`() {
    let field = UITextField(frame: CGRect(x: 0, y: 48, width: 160, height: 16))
    canvas.addSubview(field)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    withWindow(canvas) { _ in
      field.tapAndType("Ada")
      #expect(field.text == "Ada")
      #expect(changes == 3)
      field.enter("Grace")
      #expect(field.text == "Grace")
    }
  }

  @Test func `a text view's text is replaced regardless of the tapped line`() {
    let notes = UITextView(frame: CGRect(x: 0, y: 48, width: 160, height: 64))
    notes.text = "Ada\nCountess\nof Lovelace"
    canvas.addSubview(notes)
    withWindow(canvas) { _ in
      notes.enter("Grace\nHopper")
      #expect(notes.text == "Grace\nHopper")
      notes.isEditable = false
      withKnownIssue {
        notes.enter("Nobody")
      } matching: {
        $0.description.contains("does not accept text")
      }
    }
    #expect(notes.text == "Grace\nHopper")
  }

  @Test func `typing into a read-only view leaves the focused field's text unchanged`() {
    let first = UITextField(frame: CGRect(x: 0, y: 48, width: 160, height: 16))
    let second = UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16))
    canvas.addSubview(first)
    canvas.addSubview(second)
    withWindow(canvas) { _ in
      first.enter("Grace")
      let notes = UITextView(frame: CGRect(x: 0, y: 112, width: 160, height: 32))
      notes.text = "12"
      notes.isEditable = false
      canvas.addSubview(notes)
      withKnownIssue {
        notes.enter("99")
      } matching: {
        $0.description.contains("has the focus, as before the tap")
      }
      #expect(first.text == "Grace" && notes.text == "12")
      second.enter("Ada")
      #expect(second.text == "Ada")
    }
  }

  @Test func `typing into a view that doesn't accept text fails the test`() {
    withWindow(canvas) { _ in
      withKnownIssue {
        button.tapAndType("a")
      } matching: {
        $0.description.contains("does not accept text")
      }
    }
  }

  @Test func `bar button items are tapped in their bar`() {
    let screen = UIViewController()
    var isDone = false
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done") { _ in isDone = true }
    withWindow(UINavigationController(rootViewController: screen)) { _ in
      screen.navigationItem.rightBarButtonItem?.tap()
    }
    #expect(isDone)
    withKnownIssue {
      screen.navigationItem.rightBarButtonItem?.tap()
    } matching: {
      $0.description.contains("The bar button item “Done” is not on the screen")
    }
  }

  @Test func `the back button goes back`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    withWindow(navigation) { window in
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.tapBackButton()
      #expect(navigation.viewControllers.count == 1)
      window.finishScreenChanges()
      withKnownIssue { navigation.tapBackButton() }
    }
  }

  @Test func `an alert's action is tapped during the presentation`() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var chosen = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen = "yes" })
    withWindow(UIViewController()) { window in
      window.rootViewController?.present(alert, animated: true)
      alert.actions.first?.tap()
      window.finishScreenChanges()
      #expect(window.rootViewController?.presentedViewController == nil)
    }
    #expect(chosen == "yes")
  }

  @Test func `tabs are tapped`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    withWindow(tabs) { _ in
      tabs.viewControllers?[1].tabBarItem.tap()
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func `a long press lasts as long as specified`() {
    let began = UIApplication.shared.clock.now
    withWindow(canvas) { _ in button.press(forDuration: 2) }
    #expect(UIApplication.shared.clock.now >= began + 2)
  }
}
