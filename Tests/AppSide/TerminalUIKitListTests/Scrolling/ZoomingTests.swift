import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
@Suite struct ZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let journal = Journal()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.note("\(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { journal.note("end \(scale)") }
  }

  @Test func `the app zooms within limits, and the content grows`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let delegate = Delegate()
    view.addSubview(delegate.content)
    view.delegate = delegate
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: true)
    #expect(delegate.journal.take() == ["2.0", "end 2.0"])
    #expect(view.contentSize == CGSize(width: 200, height: 100))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    view.zoomScale = 9
    #expect(view.zoomScale == 3)
    view.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 25), animated: false)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test func `nothing zooms without a view of the delegate`() {
    let view = UIScrollView()
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }
}
