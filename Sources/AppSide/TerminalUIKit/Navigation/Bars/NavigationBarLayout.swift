import CellRendering
import Foundation

/// The layout of a navigation bar: items at the sides, the title between them.
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
    // A title in another row takes no space beside the items.
    let titleWidth = isTitleLarge ? 0 : Self.wantedWidth(of: item)
    let (left, right) = placeItems(
      item, back: bar.backItem, width: width, y: y, titleWidth: titleWidth)
    let room = CGRect(x: left, y: y, width: max(0, right - left), height: Self.row)
    if isTitleLarge {
      y += Self.row
      title = CGRect(
        x: Self.edge, y: y, width: max(0, width - 2 * Self.edge), height: Self.row)
    } else if let view = item?.titleView {
      let frame = Self.centred(titleWidth, in: room, of: width)
      places.append(Place(frame: frame) { _ in view })
    } else {
      title = Self.centred(titleWidth, in: room, of: width)
    }
    y += Self.row
    if let search = item?.searchController?.searchBar {
      let size = search.sizeThatFits(CGSize(width: width - 2 * Self.edge, height: 0))
      let frame = CGRect(
        x: Self.edge, y: y, width: max(0, width - 2 * Self.edge), height: size.height)
      places.append(Place(frame: frame) { _ in search })
      y += size.height
    }
    // The separator takes a row below the content.
    height = y + Self.row
    if bar.isRightToLeft { mirror(width) }
  }

  /// Mirrors all frames horizontally.
  private mutating func mirror(_ width: CGFloat) {
    func turned(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size)
    }
    places = places.map { Place(frame: turned($0.frame), makeView: $0.makeView) }
    title = turned(title)
  }

  /// Places the items of both sides and returns the left and right limits of the title.
  ///
  /// As in UIKit, the back button is shortened before the title, and items keep their width while
  /// there is space for them.
  private mutating func placeItems(
    _ item: UINavigationItem?, back: UINavigationItem?, width: CGFloat, y: CGFloat,
    titleWidth: CGFloat
  ) -> (left: CGFloat, right: CGFloat) {
    guard let item else { return (Self.edge, width - Self.edge) }
    let own = item.leftBarButtonItems?.filter { !$0.isHidden } ?? []
    let others = item.rightBarButtonItems?.filter { !$0.isHidden } ?? []
    let hasWayBack = back != nil && item.allowsBackButton
    var widths = (own + others).map { max(0, $0.barSize.width.finiteOrZero) }
    let gaps = Self.gap * CGFloat(widths.count)
    let room = max(0, width - 2 * Self.edge)
    Self.shorten(
      &widths,
      to: room - gaps - (hasWayBack ? Self.minimumBackButtonWidth + Self.gap : 0) + Self.gap)

    var left = Self.edge
    let end = max(left, width - Self.edge)
    if let back, hasWayBack {
      let beside = room - widths.reduce(0, +) - gaps - (titleWidth > 0 ? titleWidth + Self.gap : 0)
      let (text, length) = Self.backButtonText(to: back, room: beside)
      let frame = CGRect(x: left, y: y, width: min(length, end - left), height: Self.row)
      places.append(Place(frame: frame) { bar in bar.backButton(to: back, text: text) })
      left = frame.maxX + Self.gap
    }
    for (button, length) in zip(own, widths) {
      let start = min(left, end)
      let frame = CGRect(x: start, y: y, width: min(length, end - start), height: Self.row)
      if !button.isSpace { places.append(Place(frame: frame) { _ in button.makeView() }) }
      left = frame.maxX + Self.gap
    }
    var right = width - Self.edge
    for (button, length) in zip(others, widths.dropFirst(own.count)) {
      let start = max(right - length, min(left, right))
      let frame = CGRect(x: start, y: y, width: max(0, right - start), height: Self.row)
      if !button.isSpace { places.append(Place(frame: frame) { _ in button.makeView() }) }
      right = frame.minX - Self.gap
    }
    return (left, right)
  }

  /// Returns the back button's text and width: `nil` for the previous screen's title, “Back”, or an
  /// empty text for the chevron alone.
  private static func backButtonText(
    to item: UINavigationItem, room: CGFloat
  ) -> (text: String?, length: CGFloat) {
    let full = item.titleOfBackButton
    func length(_ text: String) -> CGFloat {
      CGFloat(TextMetrics.width(of: text)) * CellMetrics.width + minimumBackButtonWidth
    }
    if length(full) <= room { return (nil, length(full)) }
    let short = "Back"
    if length(short) < length(full), length(short) <= room { return (short, length(short)) }
    return ("", minimumBackButtonWidth)
  }

  /// Shortens the longest items cell by cell until all of them fit.
  private static func shorten(_ widths: inout [CGFloat], to room: CGFloat) {
    // A bar is never wider than the screen.
    let room = min(max(room, 0), 10_000)
    for index in widths.indices { widths[index] = min(widths[index], max(room, minimumItemWidth)) }
    while widths.reduce(0, +) > room,
      let longest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[longest] > minimumItemWidth
    {
      widths[longest] = max(minimumItemWidth, widths[longest] - CellMetrics.width)
    }
  }

  private static func wantedWidth(of item: UINavigationItem?) -> CGFloat {
    guard let view = item?.titleView else {
      return CGFloat(TextMetrics.width(of: item?.title ?? "")) * CellMetrics.width
    }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size.width > 0 ? size.width : view.bounds.width
  }

  /// The width of the chevron and a space.
  private static let minimumBackButtonWidth = 2 * CellMetrics.width
  private static let minimumItemWidth = 2 * CellMetrics.width

  /// Returns a frame in the middle of the bar, or as close to it as the available space allows.
  private static func centred(_ wanted: CGFloat, in room: CGRect, of width: CGFloat) -> CGRect {
    let length = min(wanted, room.width)
    let middle = (width - length) / 2
    let x = max(room.minX, min(middle, room.maxX - length))
    let column = (x / CellMetrics.width).rounded(.down) * CellMetrics.width
    return CGRect(x: max(column, room.minX), y: room.minY, width: length, height: room.height)
  }
}

extension UINavigationBar {
  /// Returns the button that leads back to an item.
  ///
  /// - Parameter text: The text if there is no space for the title; `nil` uses the title.
  func backButton(to item: UINavigationItem, text: String?) -> UIView {
    let back = item.backItem
    let title = item.titleOfBackButton
    back.title = title
    // As in UIKit, a chevron alone has the usual label.
    back.accessibilityLabel = title.isEmpty ? "Back" : nil
    // The identifier that UIKit uses since iOS 15; the label is the title.
    back.accessibilityIdentifier = "BackButton"
    back.setAction { [weak self] _ in self?.backButtonTapped() }
    let view = back.makeView()
    (view as? BarItemButton)?.sign = isRightToLeft ? .forward : .backward
    (view as? BarItemButton)?.shortText = text
    return view
  }
}
