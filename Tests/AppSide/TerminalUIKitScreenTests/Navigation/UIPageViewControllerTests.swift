import CellRendering
import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
@Suite struct UIPageViewControllerTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    var pages: [RecordingController] = []
    var hasDots = true
    let turns = Journal()

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }),
        pages.indices.contains(index + offset)
      else { return nil }
      return pages[index + offset]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { page(-1, from: controller) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { page(1, from: controller) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      hasDots ? pages.count : 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      turns.note("will \((pendingViewControllers.first as? RecordingController)?.name ?? "")")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      turns.note("from \((previousViewControllers.first as? RecordingController)?.name ?? "")")
    }
  }

  private let pages = Pages()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func scene(dots: Bool = true) -> ControllerScene {
    pages.pages = ["A", "B", "C"].map { RecordingController($0) }
    pages.hasDots = dots
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    let scene = ControllerScene(controller)
    for page in pages.pages { page.journal = scene.journal }
    return scene
  }

  private func swipe(_ scene: ControllerScene, from start: CGFloat, to end: CGFloat) {
    scene.screen.touch(.began, at: CGPoint(x: start, y: 100))
    for x in stride(from: start, through: end, by: start < end ? 20 : -20) {
      scene.screen.touch(.moved, at: CGPoint(x: x, y: 100))
    }
    scene.screen.touch(.ended, at: CGPoint(x: end, y: 100))
  }

  @Test func `a swipe turns to the next page and back`() {
    let scene = scene()
    swipe(scene, from: 300, to: 200)
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[1]])
    #expect(pages.turns.take() == ["will B", "from A"])
    #expect(pages.pages[1].view.window === scene.window && pages.pages[0].view.window == nil)
    #expect(pages.pages[0].parent == nil && pages.pages[1].parent === controller)
    #expect(controller.dots.currentPage == 1)
    swipe(scene, from: 200, to: 300)
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[0]])
    // The first page has no previous one.
    swipe(scene, from: 200, to: 300)
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[0]])
    #expect(pages.turns.take() == ["will A", "from B"])
  }

  @Test func `a page appears and disappears as others do`() {
    let scene = scene()
    _ = scene.events()
    controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true)
    scene.wait(1)
    let events = scene.events()
    #expect(events.contains("C will appear") && events.contains("C did appear"))
    #expect(events.contains("A will disappear") && events.contains("A did disappear"))
    // The delegate isn't notified of page turns in code.
    #expect(pages.turns.take().isEmpty)
  }

  @Test func `the dots turn pages, by keys too, and exist only if the source provides them`() {
    let scene = scene()
    #expect(!controller.dots.isHidden && scene.text.contains("● ○ ○"))
    scene.screen.tap(at: CGPoint(x: 500, y: controller.dots.frame.midY))
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[1]] && scene.text.contains("○ ● ○"))
    scene.screen.press(.pageDown)
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[2]])
    scene.screen.press(.pageUp)
    scene.wait(1)
    #expect(controller.viewControllers == [pages.pages[1]])
  }

  @Test func `without dots the page fills the view`() {
    let scene = scene(dots: false)
    #expect(controller.dots.isHidden)
    #expect(pages.pages[0].view.frame == controller.view.bounds)
    #expect(scene.text.contains("●") == false)
  }

  @Test func `setting no page is reported, and the old page stays`() {
    let scene = scene()
    let lines = warnings {
      controller.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(scene.window.isKeyWindow)
    #expect(lines.count == 1 && lines[0].contains("doesn't match the number required (1)"))
    #expect(controller.viewControllers == [pages.pages[0]])
  }
}
