import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UICoordinateSpaceTests {
  private let screen = TestScreen()
  private let place = CGPoint(x: 1, y: 2)
  private let area = rect(1, 2, 3, 4)

  /// A view at (18, 26) on the screen, which shows its content from (2, 3) on.
  private func view() -> UIView {
    screen.window.frame.origin = CGPoint(x: 8, y: 16)
    let view = screen.add(UIView(), rect(10, 10, 50, 50))
    view.bounds.origin = CGPoint(x: 2, y: 3)
    return view
  }

  @Test func `a view converts to and from the screen, which a window needn't fill`() {
    let view = view()
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(place, to: space) == CGPoint(x: 17, y: 25))
    #expect(view.convert(CGPoint(x: 17, y: 25), from: space) == place)
    #expect(view.convert(area, to: space) == rect(17, 25, 3, 4))
    #expect(view.convert(rect(17, 25, 3, 4), from: space) == area)
  }

  @Test func `the screen converts to and from a view and itself`() {
    let view = view()
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(space.convert(CGPoint(x: 17, y: 25), to: view) == place)
    #expect(space.convert(place, from: view) == CGPoint(x: 17, y: 25))
    #expect(space.convert(rect(17, 25, 3, 4), to: view) == area)
    #expect(space.convert(area, from: view) == rect(17, 25, 3, 4))
    #expect(space.convert(area, to: UIScreen.main) == area)
    #expect(space.bounds == UIScreen.main.bounds)
  }

  @Test func `views are coordinate spaces for each other`() {
    let view = view()
    let root: any UICoordinateSpace = screen.root
    #expect(view.convert(place, to: root) == view.convert(place, to: screen.root))
    #expect(view.convert(area, from: root) == view.convert(area, from: screen.root))
    #expect(root.convert(area, to: view) == view.convert(area, from: screen.root))
  }

  @Test func `the screen converts to and from a scaled view`() {
    let view = screen.add(UIView(), rect(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(rect(50, 50, 10, 20), from: space) == rect(50, 50, 5, 10))
    #expect(view.convert(rect(50, 50, 5, 10), to: space) == rect(50, 50, 10, 20))
  }

  @Test func `a scene has the coordinates of the screen`() {
    let scene = screen.window.windowScene
    #expect(scene?.coordinateSpace === UIScreen.main)
  }
}
