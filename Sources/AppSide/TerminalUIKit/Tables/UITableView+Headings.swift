import CellRendering
import Foundation

/// The headers and footers of sections.
extension UITableView {
  /// Returns the height of a header or footer.
  func headingHeight(_ element: ListElement) -> CGFloat {
    let section = element.section
    let height: CGFloat
    if case .header = element {
      height =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    } else {
      height =
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    if height >= 0 { return height.finiteOrZero }
    if let view = delegateView(element) {
      table.measuredHeaderFooterViews[element] = view
      return measuredHeight(of: view)
    }
    if let title = title(of: element) { return titleHeight(title, element) }
    // A gap separates groups.
    if case .header = element, style != .plain { return CellMetrics.height }
    return 0
  }

  func makeHeading(_ element: ListElement) {
    guard table.headerFooterViews[element] == nil else { return }
    guard
      let view = table.measuredHeaderFooterViews.removeValue(forKey: element) ?? newHeading(element)
    else {
      return
    }
    table.headerFooterViews[element] = view
    addSubview(view)
    if case .header(let section) = element {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: element.section)
    }
  }

  func removeHeading(_ element: ListElement) {
    guard let view = table.headerFooterViews.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if case .header(let section) = element {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: element.section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      table.headingPool.enqueue(view, identifier)
    }
  }

  /// Adds the header of the first visible section, which a plain table pins to the top.
  func addPinnedHeader() {
    guard style == .plain, let first = table.shown.first else { return }
    let header = ListElement.header(first.section)
    guard first != header, let span = geometry.span(of: header), span.length > 0 else { return }
    table.shown.insert(header, at: 0)
  }

  func headingFrame(_ element: ListElement, _ span: VerticalSpan) -> CGRect {
    var span = span
    if style == .plain, case .header(let section) = element,
      let whole = geometry.span(ofSection: section)
    {
      let top = storedBounds.minY + adjustedContentInset.top
      span.start = max(span.start, min(top, whole.end - span.length))
    }
    return rect(span)
  }

  private func newHeading(_ element: ListElement) -> UIView? {
    if let view = delegateView(element) { return view }
    guard let title = title(of: element) else { return nil }
    let view =
      dequeueHeading(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    configure(view, for: element)
    view.textLabel?.text = view.titleStyle.textProperties.transform.applied(to: title)
    return view
  }

  private func configure(_ view: UITableViewHeaderFooterView, for element: ListElement) {
    view.titleStyle = titleStyle(element)
    view.listBackground = nil
    view.isFooter = true
    guard case .header = element else { return }
    view.isFooter = false
    if style == .plain { view.listBackground = .secondarySystemBackground }
  }

  private func delegateView(_ element: ListElement) -> UIView? {
    if let view = table.measuredHeaderFooterViews[element] { return view }
    let view: UIView?
    if case .header(let section) = element {
      view = delegate?.tableView(self, viewForHeaderInSection: section)
    } else {
      view = delegate?.tableView(self, viewForFooterInSection: element.section)
    }
    if let view = view as? UITableViewHeaderFooterView { configure(view, for: element) }
    return view
  }

  private func title(of element: ListElement) -> String? {
    if case .header(let section) = element {
      return dataSource?.tableView(self, titleForHeaderInSection: section)
    }
    return dataSource?.tableView(self, titleForFooterInSection: element.section)
  }

  private func titleStyle(_ element: ListElement) -> UIListContentConfiguration {
    if case .header = element { return style == .plain ? .plainHeader() : .groupedHeader() }
    return style == .plain ? .plainFooter() : .groupedFooter()
  }

  private func titleHeight(_ title: String, _ element: ListElement) -> CGFloat {
    let margins = titleStyle(element).directionalLayoutMargins
    let room = storedBounds.width - 2 * sideMargin - margins.leading - margins.trailing
    let lines = TextLayout(
      title, cells: max(1, room.cellCount), maximumLines: 0, mode: .byWordWrapping
    ).lines.count
    // A gap separates a group from the next group's title.
    let gap: CGFloat = style == .plain ? 0 : CellMetrics.height
    return CGFloat(max(1, lines)) * CellMetrics.height + gap
  }

  private func measuredHeight(of view: UIView) -> CGFloat {
    let fitting = view.fittingHeight(width: max(0, storedBounds.width - 2 * sideMargin))
    return max(fitting, view is UITableViewHeaderFooterView ? CellMetrics.height : 0)
  }

  /// The reuse identifier of title views, chosen so that no app uses it.
  private static let titleIdentifier = "TerminalUIKit.title"
}
