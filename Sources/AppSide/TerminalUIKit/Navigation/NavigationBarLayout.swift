import Foundation

/// Where the parts of a navigation bar go: items at the sides, the title between them.
@MainActor
struct NavigationBarLayout {
  struct Place {
    let frame: CGRect
    let makeView: @MainActor (UINavigationBar) -> UIView
  }

  private(set) var places: [Place] = []
  private(set) var prompt = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var height: CGFloat = 0
  let isTitleLarge: Bool

  private static let row = CellMetrics.height
  private static let gap = 2 * CellMetrics.width
  private static let edge = CellMetrics.width

  init(bar: UINavigationBar, width: CGFloat) {
    let item = bar.topItem
    isTitleLarge =
      bar.prefersLargeTitles && item?.largeTitleDisplayMode != .never && item?.titleView == nil
    var y: CGFloat = 0
    if item?.prompt != nil {
      prompt = CGRect(x: 0, y: y, width: width, height: Self.row)
      y += Self.row
    }
    let (left, right) = placeItems(item, back: bar.backItem, width: width, y: y)
    let room = CGRect(x: left, y: y, width: max(0, right - left), height: Self.row)
    if isTitleLarge {
      y += Self.row
      title = CGRect(
        x: Self.edge, y: y, width: max(0, width - 2 * Self.edge), height: Self.row)
    } else if let view = item?.titleView {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let wanted = size.width > 0 ? size.width : view.bounds.width
      let frame = Self.centred(wanted, in: room, of: width)
      places.append(Place(frame: frame) { _ in view })
    } else {
      let cells = TextMetrics.width(of: item?.title ?? "")
      title = Self.centred(CGFloat(cells) * CellMetrics.width, in: room, of: width)
    }
    y += Self.row
    if let search = item?.searchController?.searchBar {
      let size = search.sizeThatFits(CGSize(width: width - 2 * Self.edge, height: 0))
      let frame = CGRect(
        x: Self.edge, y: y, width: max(0, width - 2 * Self.edge), height: size.height)
      places.append(Place(frame: frame) { _ in search })
      y += size.height
    }
    // The line below.
    height = y + Self.row
  }

  /// Places the items of both sides; gives where the title may begin and where it must end.
  private mutating func placeItems(
    _ item: UINavigationItem?, back: UINavigationItem?, width: CGFloat, y: CGFloat
  ) -> (left: CGFloat, right: CGFloat) {
    guard let item else { return (Self.edge, width - Self.edge) }
    var left = Self.edge
    let own = item.leftBarButtonItems?.filter { !$0.isHidden } ?? []
    if let back, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
      // Half of the bar is left for the title and the other side.
      let most = max(0, (width / 2 / CellMetrics.width).rounded(.down) * CellMetrics.width)
      let text = CGFloat(TextMetrics.width(of: back.titleOfBackButton) + 2) * CellMetrics.width
      let frame = CGRect(x: left, y: y, width: min(text, most), height: Self.row)
      places.append(Place(frame: frame) { bar in bar.backButton(to: back) })
      left = frame.maxX + Self.gap
    }
    for button in own {
      let size = button.barSize
      let frame = CGRect(x: left, y: y, width: size.width, height: Self.row)
      if !button.isSpace { places.append(Place(frame: frame) { _ in button.makeView() }) }
      left = frame.maxX + Self.gap
    }
    var right = width - Self.edge
    for button in item.rightBarButtonItems?.filter({ !$0.isHidden }) ?? [] {
      let size = button.barSize
      let frame = CGRect(x: right - size.width, y: y, width: size.width, height: Self.row)
      if !button.isSpace { places.append(Place(frame: frame) { _ in button.makeView() }) }
      right = frame.minX - Self.gap
    }
    return (left, right)
  }

  /// In the middle of the bar where there is room, else as near to it as possible.
  private static func centred(_ wanted: CGFloat, in room: CGRect, of width: CGFloat) -> CGRect {
    let length = min(wanted, room.width)
    let middle = (width - length) / 2
    let x = max(room.minX, min(middle, room.maxX - length))
    let column = (x / CellMetrics.width).rounded(.down) * CellMetrics.width
    return CGRect(x: max(column, room.minX), y: room.minY, width: length, height: room.height)
  }
}

extension UINavigationBar {
  /// The button that leads back to an item.
  func backButton(to item: UINavigationItem) -> UIView {
    let back = item.backItem
    back.title = item.titleOfBackButton
    // As in UIKit since iOS 15, beside the title as label.
    back.accessibilityIdentifier = "BackButton"
    back.setAction { [weak self] _ in self?.backButtonTapped() }
    let view = back.makeView()
    (view as? BarItemButton)?.prefix = "‹ "
    return view
  }
}
