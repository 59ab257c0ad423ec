import Foundation
import TerminalUIKit

/// A page larger than the screen in both directions.
final class ScrollViewController: CapabilityViewController {
  private static let rows = 40
  private static let columns = 12
  private static let cell = CGSize(width: 96, height: 32)

  init() { super.init("Scroll in any direction.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView()
    scrollView.delegate = self
    scrollView.accessibilityIdentifier = "page"
    for row in 0..<Self.rows {
      for column in 0..<Self.columns { scrollView.addSubview(label(row, column)) }
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(Self.columns) * Self.cell.width, height: CGFloat(Self.rows) * Self.cell.height)
    fill(with: scrollView)
  }

  private func label(_ row: Int, _ column: Int) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        origin: CGPoint(
          x: CGFloat(column) * Self.cell.width + 16, y: CGFloat(row) * Self.cell.height),
        size: CGSize(width: Self.cell.width - 16, height: 16)))
    label.text = "\(row + 1)/\(column + 1)"
    return label
  }
}

extension ScrollViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    saw("offset \(Int(offset.x.rounded())), \(Int(offset.y.rounded()))")
  }
}
