import Foundation
import TerminalUIKit

/// A long page with a hundred buttons, and which was tapped last.
final class LongViewController: UIViewController {
  private let page = UIScrollView()
  private let seen = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    seen.accessibilityIdentifier = "seen"
    seen.frame = CGRect(x: 0, y: 0, width: 640, height: 16)
    page.accessibilityIdentifier = "page"
    page.frame = CGRect(x: 0, y: 16, width: 640, height: 368)
    page.contentSize = CGSize(width: 640, height: 3200)
    for number in 0..<100 {
      let button = UIButton(frame: CGRect(x: 16, y: CGFloat(number) * 32, width: 160, height: 16))
      button.setTitle("Button \(number)", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.seen.text = "tapped \(number)" }, for: .touchUpInside)
      page.addSubview(button)
    }
    view.addSubview(page)
    view.addSubview(seen)
  }
}
