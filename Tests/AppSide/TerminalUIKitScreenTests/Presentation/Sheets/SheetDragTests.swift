import CellRendering
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Drags of a sheet: its position during the drag, the notifications and its resting detent.
@MainActor
struct SheetDragTests {
  private final class Delegate: PresentationDismissalTests.Delegate,
    UISheetPresentationControllerDelegate
  {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { journal.note(controller.selectedDetentIdentifier?.rawValue ?? "none") }
  }

  private let scene: ControllerScene
  private let sheet: RecordingController
  private let delegate: Delegate

  init() { self.init(CellMetrics.defaultScreenSize) }

  private init(_ size: CGSize) {
    scene = ControllerScene(recording: "A", size)
    sheet = scene.controller("B")
    delegate = Delegate(scene.journal)
  }

  private var presentation: UISheetPresentationController? { sheet.sheetPresentationController }

  private func present(
    _ detents: [UISheetPresentationController.Detent] = [.large()],
    _ style: UIModalPresentationStyle = .pageSheet
  ) {
    sheet.modalPresentationStyle = style
    presentation?.detents = detents
    presentation?.delegate = delegate
    scene.root.present(sheet, animated: false)
    scene.turn()
    _ = scene.events()
  }

  /// Returns the frame of a controller's view on the screen.
  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.screenRect(controller.view.bounds)
  }

  private var top: CGPoint { CGPoint(x: place(sheet).midX, y: place(sheet).minY + 8) }

  private func move(from start: CGPoint, by way: CGFloat, in time: TimeInterval = 1) {
    scene.wait(time)
    scene.screen.touch(.moved, at: CGPoint(x: start.x, y: start.y + way))
  }

  private func lift(from start: CGPoint, by way: CGFloat) {
    scene.screen.touch(.ended, at: CGPoint(x: start.x, y: start.y + way))
    scene.turn()
  }

  /// Drags slowly, or the whole distance in a moment.
  private func drag(by way: CGFloat, from start: CGPoint? = nil, quickly: Bool = false) {
    let start = start ?? top
    scene.screen.touch(.began, at: start)
    for step in 1...4 {
      move(from: start, by: way * CGFloat(step) / 4, in: quickly ? 0.02 : 1)
    }
    if !quickly { scene.wait(1) }
    lift(from: start, by: way)
    scene.wait(1)
  }

  @Test(
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet],
    [
      CellMetrics.defaultScreenSize, CGSize(width: 1600, height: 160),
      CGSize(width: 240, height: 640),
    ])
  func `a sheet follows the finger`(
    style: UIModalPresentationStyle, size: CGSize
  ) {
    let test = Self(size)
    test.present([.large()], style)
    let rest = test.place(test.sheet)
    let start = test.top
    test.scene.screen.touch(.began, at: start)
    for way: CGFloat in [16, 17, 40, 33, 56, 12] {
      test.move(from: start, by: way)
      #expect(test.place(test.sheet) == rest.offsetBy(dx: 0, dy: way))
      test.scene.turn()
      #expect(test.place(test.sheet) == rest.offsetBy(dx: 0, dy: way))
      #expect(test.presentation?.frameOfPresentedViewInContainerView == rest)
    }
    test.lift(from: start, by: 12)
    #expect(test.place(test.sheet) == rest)
    #expect(test.scene.root.presentedViewController === test.sheet)
  }

  @Test func `a sheet resists above its greatest height`() {
    present()
    let rest = place(sheet)
    presentation?.detents = [.medium(), .large()]
    scene.turn()
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: -rest.height / 2 - 20)
    let stretched = place(sheet)
    #expect(stretched.minY < rest.minY && stretched.minY > rest.minY - 20)
    #expect(stretched.maxY == rest.maxY)
    lift(from: start, by: -rest.height / 2 - 20)
    #expect(place(sheet) == rest)
  }

  @Test func `the delegate and controllers are notified when a dismissing drag begins`() {
    present()
    let start = top
    scene.screen.touch(.began, at: start)
    #expect(scene.events() == "" && !sheet.isBeingDismissed)
    move(from: start, by: 32)
    #expect(scene.events() == "should, will, B will disappear~" && sheet.isBeingDismissed)
    move(from: start, by: 300)
    #expect(scene.events() == "")
    scene.wait(1)
    lift(from: start, by: 300)
    scene.wait(1)
    #expect(scene.events() == "B did disappear~, did")
    #expect(scene.root.presentedViewController == nil && !sheet.isBeingDismissed)
    #expect(sheet.view.window == nil)
  }

  @Test func `a sheet released early springs back and appears again`() {
    present()
    let rest = place(sheet)
    drag(by: 64)
    #expect(
      scene.events()
        == "should, will, B will disappear~, B will appear~, B is appearing~, B did appear~")
    #expect(place(sheet) == rest && !sheet.isBeingDismissed)
    scene.root.dismiss(animated: false)
    #expect(scene.events() == "B will disappear, B did disappear")
  }

  @Test(arguments: [true, false])
  func `a sheet that can't be dismissed resists, and the attempt is reported at the end`(
    isModal: Bool
  ) {
    present()
    sheet.isModalInPresentation = isModal
    delegate.mayDismiss = false
    let rest = place(sheet)
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 200)
    #expect(place(sheet).minY > rest.minY && place(sheet).minY < rest.minY + 120)
    #expect(place(sheet).size == rest.size)
    scene.wait(1)
    #expect(scene.events() == (isModal ? "" : "should"))
    lift(from: start, by: 200)
    #expect(scene.events() == "attempt" && place(sheet) == rest)
  }

  @Test func `the lowest detent is the first, and a drag moves to the next`() {
    present([.large(), .medium()])
    let low = place(sheet)
    let large = presentation?.largestFrame ?? .zero
    #expect(low.height == large.height / 2 && low.maxY == large.maxY)
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: -48)
    #expect(
      place(sheet)
        == CGRect(x: low.minX, y: low.minY - 48, width: low.width, height: low.height + 48))
    scene.wait(1)
    lift(from: start, by: -48)
    #expect(place(sheet) == low && scene.events() == "")
    drag(by: -low.height + 32)
    #expect(place(sheet) == large && scene.events() == "com.apple.UIKit.large")
    drag(by: 48, quickly: true)
    #expect(place(sheet) == low && scene.events() == "com.apple.UIKit.medium")
    drag(by: -32, quickly: true)
    #expect(place(sheet) == large && scene.events() == "com.apple.UIKit.large")
    drag(by: large.height)
    #expect(scene.events() == "should, will, B will disappear~, B did disappear~, did")
  }

  @Test func `a sheet that can't be dismissed rests at its lowest detent`() {
    present([.medium(), .large()])
    presentation?.selectedDetentIdentifier = .large
    sheet.isModalInPresentation = true
    scene.turn()
    drag(by: 300)
    #expect(presentation?.selectedDetentIdentifier == .medium)
    #expect(scene.events() == "attempt, com.apple.UIKit.medium")
  }

  @Test func `selecting a detent in code doesn't call the delegate`() {
    let custom = UISheetPresentationController.Detent.Identifier("rows")
    present([
      .medium(), .custom(identifier: custom) { $0.maximumDetentValue * 0.3 },
      .custom { _ in nil }, .large(),
    ])
    #expect(place(sheet).height == 96)
    presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
    #expect(place(sheet).height == 320)
    presentation?.selectedDetentIdentifier = custom
    scene.turn()
    #expect(place(sheet).height == 96 && scene.events() == "")
    presentation?.detents = [.medium()]
    scene.turn()
    #expect(place(sheet).height == 160)
  }

  @Test func `content at its top lets the sheet grow first unless the app disables it`() {
    present([.medium(), .large()])
    let scrollView = UIScrollView(frame: sheet.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    sheet.view.addSubview(scrollView)
    scene.turn()
    let middle = CGPoint(x: place(sheet).midX, y: place(sheet).midY)
    presentation?.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(by: -64, from: middle)
    #expect(scrollView.contentOffset.y == 64 && place(sheet).height == 160)
    presentation?.prefersScrollingExpandsWhenScrolledToEdge = true
    drag(by: -64, from: middle)
    #expect(scrollView.contentOffset.y == 128 && place(sheet).height == 160)
    scrollView.contentOffset = .zero
    drag(by: -120, from: middle)
    #expect(scrollView.contentOffset.y == 0 && place(sheet).height == 320)
    drag(by: -64, from: middle)
    #expect(scrollView.contentOffset.y == 64 && place(sheet).height == 320)
    drag(by: 32, from: middle)
    #expect(scrollView.contentOffset.y == 32 && place(sheet).height == 320)
  }

  @Test func `a drag moves the touched one of several sheets`() {
    present()
    let upper = scene.controller("C")
    upper.modalPresentationStyle = .formSheet
    sheet.present(upper, animated: false)
    scene.turn()
    _ = scene.events()
    let (low, high) = (place(sheet), place(upper))
    let start = CGPoint(x: high.midX, y: high.minY + 8)
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    #expect(place(upper) == high.offsetBy(dx: 0, dy: 48) && place(sheet) == low)
    #expect(scene.events() == "C will disappear~")
    move(from: start, by: 300)
    scene.wait(1)
    lift(from: start, by: 300)
    scene.wait(1)
    #expect(scene.events() == "C did disappear~" && sheet.presentedViewController == nil)
    drag(by: 300)
    #expect(scene.events() == "should, will, B will disappear~, B did disappear~, did")
  }

  @Test func `a sheet dismissed in code during a drag notifies everyone once`() {
    present()
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    scene.root.dismiss(animated: true)
    scene.wait(0.2)
    move(from: start, by: 64, in: 0.1)
    scene.wait(1)
    lift(from: start, by: 64)
    #expect(scene.events() == "should, will, B will disappear~, B did disappear~")
    #expect(scene.root.presentedViewController == nil && !sheet.isBeingDismissed)
  }

  @Test func `sheets dismissed together during a drag notify everyone once`() {
    present()
    let upper = scene.controller("C")
    sheet.present(upper, animated: false)
    scene.turn()
    _ = scene.events()
    let start = CGPoint(x: place(upper).midX, y: place(upper).minY + 8)
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    scene.root.dismiss(animated: false)
    lift(from: start, by: 48)
    #expect(
      scene.events()
        == "C will disappear~, B will disappear, C did disappear~, B did disappear")
  }

  @Test func `replacing the root controller during a drag leaves a consistent state`() {
    present()
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    scene.window.rootViewController = UIViewController()
    scene.turn()
    lift(from: start, by: 48)
    #expect(
      scene.events()
        == "should, will, B will disappear~, B did disappear~, A will disappear, A did disappear")
    #expect(!sheet.isBeingDismissed && sheet.presentingViewController == nil)
  }

  @Test func `a controller presented during a drag prevents the dismissal`() {
    present()
    let rest = place(sheet)
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 300)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: false)
    scene.wait(1)
    lift(from: start, by: 300)
    scene.wait(1)
    #expect(scene.root.presentedViewController === sheet && place(sheet) == rest)
    #expect(sheet.presentedViewController === alert && !sheet.isBeingDismissed)
  }

  @Test func `Escape during a drag dismisses the sheet and asks the delegate once`() {
    present()
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    #expect(scene.events() == "should, will, B will disappear~")
    scene.screen.press(.escape)
    scene.wait(0.1)
    let going = place(sheet)
    move(from: start, by: 96, in: 0)
    #expect(place(sheet) == going)
    lift(from: start, by: 96)
    #expect(scene.events() == "")
    scene.wait(1)
    #expect(scene.events() == "B did disappear~, did")
    #expect(scene.root.presentedViewController == nil && !sheet.isBeingDismissed)
  }

  @Test func `a cancelled touch restores the sheet, and the next drag asks again`() {
    present()
    let rest = place(sheet)
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 300)
    #expect(scene.events() == "should, will, B will disappear~")
    scene.screen.touch(.cancelled, at: CGPoint(x: start.x, y: start.y + 300))
    scene.wait(1)
    #expect(scene.events() == "B will appear~, B is appearing~, B did appear~")
    #expect(place(sheet) == rest && !sheet.isBeingDismissed)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.events() == "should, will, B will disappear~, B did disappear~, did")
  }

  @Test func `a controller presented during a drag keeps the delegate from being asked`() {
    present()
    let start = top
    scene.screen.touch(.began, at: start)
    sheet.present(UIViewController(), animated: false)
    move(from: start, by: 300)
    #expect(scene.events() == "" && !sheet.isBeingDismissed)
  }

  @Test func `an invisible modal child doesn't prevent the dismissal`() {
    present()
    let child = UIViewController()
    child.isModalInPresentation = true
    child.loadViewIfNeeded()
    sheet.addChild(child)
    drag(by: 300)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `custom heights are whole rows, at least one, and fit the screen`() {
    for (wanted, height) in [(100, 96), (0, 16), (-80, 16), (9999, 320)] as [(CGFloat, CGFloat)] {
      present([.custom { _ in wanted }])
      #expect(place(sheet).height == height)
      scene.root.dismiss(animated: false)
    }
    present([.custom { _ in nil }])
    #expect(place(sheet).height == 320)
  }

  @Test func `a fast drag beyond the greatest height leaves the sheet there`() {
    present([.medium(), .large()])
    drag(by: -400, quickly: true)
    #expect(presentation?.selectedDetentIdentifier == .large)
  }

  @Test func `Escape asks again after a refused drag`() {
    present()
    delegate.mayDismiss = false
    let start = top
    scene.screen.touch(.began, at: start)
    move(from: start, by: 48)
    scene.screen.touch(.cancelled, at: CGPoint(x: start.x, y: start.y + 48))
    #expect(scene.events() == "should")
    scene.screen.press(.escape)
    #expect(scene.events() == "should, attempt")
  }
}
