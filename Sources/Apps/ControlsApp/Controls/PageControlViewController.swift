import Foundation
import TerminalUIKit

/// A page control with five pages.
final class PageControlViewController: CapabilityViewController {
  init() { super.init("Tap right or left of the present page.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = UIPageControl()
    pages.numberOfPages = 5
    add("Pages", pages, width: 160)
    report(pages, on: .valueChanged) { "page \($0.currentPage + 1) of \($0.numberOfPages)" }
  }
}
