import CellRendering
import ElementTypes
import Foundation

/// The row of buttons for a search's scopes, one of which is selected.
@MainActor
final class SearchScopeBar: UIView {
  var didSelect: (@MainActor (Int) -> Void)?
  private var items: [UIBarButtonItem] = []
  private var selected = 0

  var titles: [String] {
    get { items.map { $0.title ?? "" } }
    set {
      for item in items { item.view?.removeFromSuperview() }
      items = newValue.enumerated().map { index, title in
        let item = UIBarButtonItem(title: title)
        item.setAction { [weak self] _ in self?.choose(index) }
        addSubview(item.makeView())
        return item
      }
      selectedIndex = selected
      setNeedsLayout()
    }
  }

  var selectedIndex: Int {
    get { selected }
    set {
      selected = max(0, min(newValue, items.count - 1))
      for (index, item) in items.enumerated() { item.isSelected = index == selected }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for item in items {
      let size = item.barSize
      item.view?.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      x += size.width + 2 * CellMetrics.width
    }
  }

  override var defaultElementType: ElementType { .segmentedControl }

  private func choose(_ index: Int) {
    guard index != selected else { return }
    selectedIndex = index
    didSelect?(index)
  }
}
