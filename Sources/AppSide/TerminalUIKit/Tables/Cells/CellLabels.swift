import CellRendering
import Foundation

/// The labels and the image of a cell without a content configuration.
@MainActor
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  nonisolated init() {}
}

extension UITableViewCell {
  /// Returns a label, creating it on first access, or `nil` if the cell has a content
  /// configuration.
  func label(_ path: WritableKeyPath<CellLabels, UILabel?>) -> UILabel? {
    guard host.configuration == nil else { return nil }
    if let label = labels[keyPath: path] { return label }
    let label = CellLabel(frame: .zero)
    label.cell = self
    label.adjustsFontForContentSizeCategory = true
    if path == \.detail {
      label.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .body)
      label.textColor = style == .value2 ? .label : .secondaryLabel
    } else {
      label.font = .preferredFont(forTextStyle: .body)
      if style == .value2 { label.textColor = tintColor }
    }
    labels[keyPath: path] = label
    storedContentView.addSubview(label)
    // Reading order doesn't depend on the order of creation.
    if let detail = labels.detail { storedContentView.bringSubviewToFront(detail) }
    setNeedsLayout()
    return label
  }

  /// Returns the image view, creating it on first access, or `nil` if the cell has a content
  /// configuration.
  func labelImage() -> UIImageView? {
    guard host.configuration == nil else { return nil }
    if let image = labels.image { return image }
    let view = UIImageView(frame: .zero)
    labels.image = view
    storedContentView.insertSubview(view, at: 0)
    setNeedsLayout()
    return view
  }

  var hasLabels: Bool { labels.text != nil || labels.detail != nil || labels.image != nil }

  /// A configuration that determines the layout of the labels.
  private var labelConfiguration: UIListContentConfiguration {
    var content = defaultContentConfiguration()
    content.image = labels.image?.image
    return content
  }

  func arrangeLabels(in width: CGFloat) -> ListContentArrangement {
    let image = labels.image.flatMap { $0.image == nil ? nil : $0.intrinsicContentSize }
    return ListContentArrangement(
      labelConfiguration, width: width, imageSize: image, shown(labels.text),
      shown(labels.detail))
  }

  func placeLabels() {
    let area = storedContentView.storedBounds
    let layout = arrangeLabels(in: area.width)
    let extra = max(0, area.height - layout.size.height)
    let shift = (extra / 2 / CellMetrics.height).rounded(.down) * CellMetrics.height
    place(labels.image, layout.image, shift, area.width)
    place(labels.text, layout.text, shift, area.width)
    place(labels.detail, layout.secondaryText, shift, area.width)
  }

  private func place(_ view: UIView?, _ frame: CGRect, _ shift: CGFloat, _ width: CGFloat) {
    guard let view else { return }
    var frame = frame.offsetBy(dx: 0, dy: shift)
    if isRightToLeft { frame.origin.x = width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }

  /// Returns a label unless it is empty or hidden and thus takes no space.
  private func shown(_ label: UILabel?) -> UILabel? {
    label.flatMap { ($0.text ?? "").isEmpty || $0.isHidden ? nil : $0 }
  }
}

/// A label of a cell that lays out the cell when its text changes.
final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
