import ViewTesting
import XCTest

/// XCTest's own waits for animations and presentations.
final class WaitingTests: XCTestCase {
  private var window: UIWindow!
  private var screen: UIViewController!

  override func setUp() {
    window = UIWindow(frame: UIScreen.main.bounds)
    screen = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    screen = nil
  }

  func testAPresentationEndsWhileItIsWaitedFor() {
    let presented = expectation(description: "presented")
    screen.present(UIViewController(), animated: true) { presented.fulfill() }
    XCTAssertNotNil(screen.presentedViewController)
    wait(for: [presented], timeout: 10)
    screen.dismiss(animated: true)
    let gone = NSPredicate { [weak screen] _, _ in screen?.presentedViewController == nil }
    wait(for: [XCTNSPredicateExpectation(predicate: gone, object: nil)], timeout: 10)
    XCTAssertNil(screen.presentedViewController)
  }

  func testAnAnimationEndsWhileItIsWaitedFor() {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    UIView.animate(withDuration: 0.02, animations: {}) { isFinished in
      XCTAssertTrue(isFinished)
      first.fulfill()
      // This is scheduled while the test is already waiting.
      UIView.animate(withDuration: 0.02, animations: {}) { _ in second.fulfill() }
    }
    waitForExpectations(timeout: 10)
  }

  func testWithoutAnimationsACompletionIsCalledAtOnce() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let pushed = expectation(description: "pushed")
    UIView.animate(withDuration: 60, animations: {}) { _ in pushed.fulfill() }
    wait(for: [pushed], timeout: 10)
  }

  func testAWaitOnTheMainQueueStartsLaterWork() {
    let presented = expectation(description: "presented")
    DispatchQueue.main.async { [screen] in
      screen!.present(UIViewController(), animated: true) { presented.fulfill() }
    }
    wait(for: [presented], timeout: 10)
  }

  func testARunLoopThatATestRunsLetsTimePass() {
    let pushed = UIViewController()
    screen.navigationController?.pushViewController(pushed, animated: true)
    var isOver = false
    UIView.animate(withDuration: 0.01, animations: {}) { _ in isOver = true }
    let end = Date(timeIntervalSinceNow: 10)
    while !isOver, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
    XCTAssertTrue(isOver)
    while pushed.transitionCoordinator != nil, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertIdentical(pushed.view.window, window)
  }

  func testAnUnanimatedChangeNeedsOneIterationOfTheRunLoop() {
    let pushed = UIViewController()
    screen.navigationController?.pushViewController(pushed, animated: false)
    RunLoop.current.run(until: Date())
    XCTAssertIdentical(pushed.viewIfLoaded?.window, window)
  }

  func testTimeStandsStillWhileNoRunLoopRuns() {
    var isOver = false
    UIView.animate(withDuration: 0.001, animations: {}) { _ in isOver = true }
    let later = Date(timeIntervalSinceNow: 0.005)
    while Date() < later {}
    UIApplication.shared.runUntilIdle()
    XCTAssertFalse(isOver)
    UIApplication.shared.advanceTime(by: 0.001)
    XCTAssertTrue(isOver)
  }

  @MainActor
  func testAnAsynchronousWaitLetsAPresentationEnd() async {
    let presented = expectation(description: "presented")
    screen.present(UIViewController(), animated: true) { presented.fulfill() }
    await fulfillment(of: [presented], timeout: 10)
  }
}
