import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Escape and Left go back when a person at the terminal presses them.
@MainActor
struct BackKeysTests {
  private let navigation = UINavigationController()
  private let scene: ControllerScene

  init() {
    navigation.viewControllers = ["A", "B", "C"].map { RecordingController($0) }
    scene = ControllerScene(navigation)
  }

  private var names: String {
    navigation.viewControllers.compactMap { ($0 as? RecordingController)?.name }.joined()
  }

  private var top: UIViewController { navigation.topViewController ?? navigation }

  private func press(_ key: KeyStroke.Key) {
    scene.screen.pressByHand(key)
    scene.wait(1)
  }

  @Test(arguments: [KeyStroke.Key.escape, .left])
  func `a key goes back one screen at a time, up to the first`(_ key: KeyStroke.Key) {
    for expected in ["AB", "A", "A"] {
      press(key)
      #expect(names == expected)
    }
  }

  @Test(arguments: [KeyStroke.Key.escape, .left])
  func `automation's keys don't go back, as in UIKit`(_ key: KeyStroke.Key) {
    scene.screen.press(key)
    scene.wait(1)
    #expect(names == "ABC")
  }

  @Test func `Escape goes back from an edited field, in which Left moves the caret`() {
    let field = UITextField(frame: rect(0, 32, 80, 16))
    field.text = "ab"
    top.view.addSubview(field)
    field.becomeFirstResponder()
    press(.left)
    press(.character("x"))
    #expect(names == "ABC" && field.text == "axb")
    press(.escape)
    #expect(names == "AB")
  }

  @Test func `Left belongs to a slider and to content that scrolls`() {
    let slider = UISlider(frame: rect(0, 32, 80, 16))
    slider.value = 0.5
    top.view.addSubview(slider)
    scene.window.focus(on: slider)
    press(.left)
    #expect(names == "ABC" && slider.value < 0.5)
    slider.removeFromSuperview()
    let page = UIScrollView(frame: rect(0, 32, 80, 16))
    page.contentSize = CGSize(width: 160, height: 16)
    page.contentOffset.x = 8
    top.view.addSubview(page)
    press(.left)
    #expect(names == "ABC" && page.contentOffset.x == 0)
    press(.left)
    #expect(names == "AB")
  }

  @Test func `a key goes back only if the back button does`() {
    top.navigationItem.hidesBackButton = true
    press(.escape)
    #expect(names == "ABC")
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel)
    press(.escape)
    #expect(names == "ABC")
    top.navigationItem.leftItemsSupplementBackButton = true
    var isAsked = false
    top.navigationItem.backAction = UIAction { _ in isAsked = true }
    press(.escape)
    #expect(names == "ABC" && isAsked)
    top.navigationItem.backAction = nil
    press(.escape)
    #expect(names == "AB")
  }

  @Test func `a key that the screen handles doesn't go back`() {
    final class Guard: RecordingController {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    navigation.pushViewController(Guard("D"), animated: false)
    press(.escape)
    #expect(names == "ABCD")
  }

  @Test func `a sheet closes at its first screen, and the screens behind it stay`() {
    let inner = UINavigationController(rootViewController: RecordingController("X"))
    inner.pushViewController(RecordingController("Y"), animated: false)
    navigation.present(inner, animated: false)
    scene.wait(1)
    press(.escape)
    #expect(inner.viewControllers.count == 1 && navigation.presentedViewController === inner)
    press(.left)
    #expect(navigation.presentedViewController === inner && names == "ABC")
    press(.escape)
    #expect(navigation.presentedViewController == nil && names == "ABC")
  }

  @Test(arguments: [KeyStroke.Key.escape, .left])
  func `a view over a part of the window keeps keys from the screens behind it`(
    _ key: KeyStroke.Key
  ) {
    top.definesPresentationContext = true
    let cover = RecordingController("X")
    cover.modalPresentationStyle = .overCurrentContext
    top.present(cover, animated: false)
    scene.wait(1)
    press(key)
    #expect(names == "ABC" && top.presentedViewController === cover)
    top.dismiss(animated: false)
    scene.wait(1)
    press(key)
    #expect(names == "AB")
  }

  @Test func `Escape doesn't close a sheet whose screen is covered`() {
    let inner = RecordingController("X")
    inner.definesPresentationContext = true
    let sheet = UINavigationController(rootViewController: inner)
    navigation.present(sheet, animated: false)
    scene.wait(1)
    let cover = RecordingController("Y")
    cover.modalPresentationStyle = .overCurrentContext
    inner.present(cover, animated: false)
    scene.wait(1)
    press(.escape)
    #expect(navigation.presentedViewController === sheet)
    inner.dismiss(animated: false)
    scene.wait(1)
    press(.escape)
    #expect(navigation.presentedViewController == nil && names == "ABC")
  }

  @Test func `an alert is cancelled before anything goes back`() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    var isCancelled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    navigation.present(alert, animated: false)
    scene.wait(1)
    press(.escape)
    #expect(isCancelled && names == "ABC")
  }

  @Test func `a search ends before its screen is left`() {
    let search = UISearchController(searchResultsController: nil)
    top.navigationItem.searchController = search
    scene.turn()
    search.searchBar.searchTextField.becomeFirstResponder()
    scene.wait(1)
    #expect(search.isActive)
    press(.escape)
    #expect(!search.isActive && names == "ABC")
    press(.escape)
    #expect(names == "AB")
  }

  @Test func `in a right-to-left layout Right goes back`() {
    let navigation = UINavigationController()
    navigation.viewControllers = ["A", "B"].map { RecordingController($0) }
    let scene = ControllerScene(navigation)
    scene.window.semanticContentAttribute = .forceRightToLeft
    scene.screen.pressByHand(.left)
    #expect(navigation.viewControllers.count == 2)
    scene.screen.pressByHand(.right)
    #expect(navigation.viewControllers.count == 1)
  }
}
