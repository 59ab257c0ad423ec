import UIKit
import ViewTesting
import XCTest

/// Interactions that a test triggers as a user would: control events, selections, presentations.
final class ControlsTests: XCTestCase {
  private final class Screen: UIViewController {
    let button = UIButton(type: .system)
    let segments = UISegmentedControl(items: ["One", "Two"])
    private(set) var chosen: [Int] = []
    private(set) var presentations = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      view.addSubview(segments)
      button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
      segments.addTarget(self, action: Screen.choose, for: .valueChanged)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.pushNext() })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Next", style: .plain, target: self, action: Screen.pushNext)
    }

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      presentations += 1
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    func choose() { chosen.append(segments.selectedSegmentIndex) }

    func showNext() { present(UIViewController(), animated: true, completion: nil) }
    func pushNext() { navigationController?.pushViewController(UIViewController(), animated: true) }
  }

  private var window: UIWindow!
  private var screen: Screen!

  override func setUp() {
    window = UIWindow(frame: UIScreen.main.bounds)
    screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    screen = nil
  }

  func testTheButtonPresents() {
    screen.button.sendActions(for: .touchUpInside)
    XCTAssertNotNil(screen.presentedViewController)
    XCTAssertEqual(screen.presentations, 1)
  }

  func testTheSegmentsReportTheirSelection() {
    screen.segments.selectedSegmentIndex = 1
    screen.segments.sendActions(for: .valueChanged)
    XCTAssertEqual(screen.chosen, [1])
  }

  func testTheBarButtonPushes() {
    screen.navigationItem.rightBarButtonItem?.tap()
    XCTAssertNotIdentical(screen.navigationController?.topViewController, screen)
  }

  func testTheBarButtonsActionIsSentToItsTarget() {
    let barButton = screen.navigationItem.leftBarButtonItem!
    XCTAssertIdentical(barButton.target, screen)
    XCTAssertTrue(
      UIApplication.shared.sendAction(
        barButton.action!, to: barButton.target, from: barButton, for: nil))
    XCTAssertNotIdentical(screen.navigationController?.topViewController, screen)
  }

  func testTheBarButtonsTargetCanBeReplaced() {
    let other = Screen()
    let navigation = UINavigationController(rootViewController: other)
    screen.navigationItem.leftBarButtonItem?.target = other
    screen.navigationItem.leftBarButtonItem?.tap()
    XCTAssertIdentical(screen.navigationController?.topViewController, screen)
    XCTAssertNotIdentical(navigation.topViewController, other)
  }

  func testScreensInRapidSuccessionCauseNoWarnings() {
    let warnings = toolkitWarnings {
      for _ in 0..<5 {
        setUp()
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertNotNil(screen.presentedViewController)
        tearDown()
        setUp()
        screen.pushNext()
        XCTAssertNotIdentical(screen.navigationController?.topViewController, screen)
        tearDown()
      }
    }
    XCTAssertEqual(warnings, [])
  }
}
