import CellRendering
import ElementTypes
import Foundation

/// The box of an open menu: a border around rows that scroll if there are too many.
@MainActor
final class MenuBoxView: UIView {
  private(set) var rows: [MenuRow] = []
  /// The selectable items, from top to bottom.
  private(set) var items: [MenuItemButton] = []
  private let list = MenuListView()
  private var views: [(view: UIView, rows: Int)] = []
  private var separators: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(list)
    list.didScroll = { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Replaces the rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - isEditMenu: Whether the menu is the edit menu of selected text.
  ///   - responder: The first responder in the chain that is searched for a command's target.
  ///   - choose: Called with the selected element, or `nil` for the back item.
  func show(
    _ rows: [MenuRow], isEditMenu: Bool, from responder: UIResponder?,
    _ choose: @escaping @MainActor (UIMenuElement?) -> Void
  ) {
    self.rows = rows
    list.isEditMenu = isEditMenu
    for view in list.subviews { view.removeFromSuperview() }
    items = []
    views = []
    let hasMarks = rows.contains { row in
      if case .element(let element) = row { return element.shownState != .off }
      return false
    }
    for row in rows {
      switch row {
      case .title(let title): add(Self.label(title, .secondaryLabel))
      case .loading: add(Self.label("Loading…", .tertiaryLabel))
      case .separator: views.append((UIView(frame: .zero), 1))
      case .back(let title):
        add(MenuItemButton(title: "‹ \(title)", hasMarks: false), isEditMenu) { choose(nil) }
      case .element(let element):
        let item = MenuItemButton(
          element, hasMarks: hasMarks, role: isEditMenu ? .menuItem : .button)
        if let command = element as? UICommand {
          item.isEnabled = command.isPossible(from: responder)
        }
        add(item, isEditMenu) { choose(element) }
      }
    }
    setNeedsLayout()
    TreeChange.note()
  }

  /// Returns the size that shows all rows, limited to the available space.
  func fittingSize(in room: CGSize) -> CGSize {
    let cells = rows.reduce(Self.minimumCells) { width, row in
      switch row {
      case .title(let text): max(width, TextMetrics.width(of: text) + 2)
      case .loading, .separator, .back, .element: width
      }
    }
    let widest = items.map(\.cells).max() ?? 0
    let wanted = CGFloat(max(cells, widest) + 2) * CellMetrics.width
    let height = CGFloat(views.reduce(0) { $0 + $1.rows } + 2) * CellMetrics.height
    let rowsOfRoom = (room.height / CellMetrics.height).rounded(.down) * CellMetrics.height
    return CGSize(width: min(wanted, room.width), height: min(height, max(rowsOfRoom, 0)))
  }

  /// Scrolls an item into view.
  func scrollToVisible(_ item: MenuItemButton) {
    list.scrollRectToVisible(item.convert(item.bounds, to: list), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: CellMetrics.width, dy: CellMetrics.height)
    list.frame = inner.isNull ? .zero : inner
    separators = []
    var y: CGFloat = 0
    for (row, entry) in zip(rows, views) {
      let height = CGFloat(entry.rows) * CellMetrics.height
      entry.view.frame = CGRect(x: 0, y: y, width: list.bounds.width, height: height)
      if case .separator = row { separators.append(y) }
      y += height
    }
    list.contentSize = CGSize(width: list.bounds.width, height: y)
  }

  override func drawContent(in context: DrawingContext) {
    context.fill(bounds, .systemBackground)
    context.stroke(bounds, .separator, width: 1, cornerRadius: CellMetrics.width)
    for y in separators {
      let place = list.frame.minY + y - list.contentOffset.y
      guard place >= list.frame.minY, place < list.frame.maxY else { continue }
      context.fill(
        CGRect(x: 0, y: place + CellMetrics.height / 2, width: bounds.width, height: 1), .separator)
    }
  }

  private func add(_ label: UILabel) {
    let view = UIView(frame: .zero)
    label.frame = CGRect(x: CellMetrics.width, y: 0, width: 0, height: CellMetrics.height)
    label.autoresizingMask = .flexibleWidth
    view.frame = CGRect(x: 0, y: 0, width: 2 * CellMetrics.width, height: CellMetrics.height)
    view.addSubview(label)
    list.addSubview(view)
    views.append((view, 1))
  }

  private func add(
    _ item: MenuItemButton, _ isEditMenu: Bool, _ choose: @escaping @MainActor () -> Void
  ) {
    item.addAction(UIAction { _ in choose() }, for: .touchUpInside)
    let view = isEditMenu ? item : MenuCellView(item)
    list.addSubview(view)
    views.append((view, item.rowCount))
    items.append(item)
  }

  private static func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// The minimum width, in cells, without the border.
  private static let minimumCells = 12
}

/// The rows of an open menu.
@MainActor
final class MenuListView: UIScrollView {
  var isEditMenu = false
  var didScroll: () -> Void = {}

  override func contentDidMove() {
    super.contentDidMove()
    didScroll()
  }

  /// Forwards keys to the menu instead of scrolling the list.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  override var defaultElementType: ElementType {
    isEditMenu ? .menu : .collectionView
  }
}

/// The cell around a menu element.
@MainActor
final class MenuCellView: UIView {
  init(_ item: MenuItemButton) {
    super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    item.frame = bounds
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(item)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var defaultElementType: ElementType { .cell }
}
