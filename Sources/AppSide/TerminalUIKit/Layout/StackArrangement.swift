import Foundation

/// The arrangement of a stack view's arranged views: first their lengths along the axis, then the
/// rest.
@MainActor
struct StackArrangement {
  private let axis: NSLayoutConstraint.Axis
  private let distribution: UIStackView.Distribution
  private let alignment: UIStackView.Alignment
  private let views: [UIView]
  /// The spacing after each view but the last, in points.
  private let gaps: [CGFloat]
  private let isRightToLeft: Bool

  init(_ stack: UIStackView) {
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    isRightToLeft = stack.isRightToLeft
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    gaps = views.dropLast().map { view in
      let custom = stack.customSpacing(after: view)
      return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    }
  }

  /// Returns the size that fits the views.
  ///
  /// - Parameter width: The available width in points, or `nil` if it is unlimited.
  func fittingSize(width: CGFloat?) -> CGSize {
    guard !views.isEmpty else { return .zero }
    if axis == .vertical {
      let sizes = views.map { size(of: $0, across: alignment == .fill ? width : nil) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: length(of: sizes.map(\.height)))
    }
    let natural = views.map { size(of: $0, across: nil) }
    let widths = natural.map(\.width)
    let lengths = width.map { share($0, among: widths) } ?? widths
    // A view is measured again only if its width has changed. Two measurements at each level of
    // nested stacks would take exponential time.
    let heights = views.indices.map { index in
      lengths[index] == widths[index]
        ? natural[index].height : fittingHeight(of: views[index], width: lengths[index])
    }
    return CGSize(width: length(of: widths), height: heights.max() ?? 0)
  }

  /// Returns the frames of the views in an area.
  func frames(in area: CGRect) -> [(view: UIView, frame: CGRect)] {
    guard !views.isEmpty else { return [] }
    let isVertical = axis == .vertical
    let breadth = isVertical ? area.width : area.height
    let sizes = views.map {
      size(of: $0, across: isVertical && alignment == .fill ? breadth : nil)
    }
    let natural = sizes.map { isVertical ? $0.height : $0.width }
    let total = isVertical ? area.height : area.width
    let lengths = share(total, among: natural)
    let positions = starts(of: lengths, in: total)
    return views.indices.map { index in
      let across: CGFloat
      if isVertical {
        across = sizes[index].width
      } else if lengths[index] == natural[index] {
        across = sizes[index].height
      } else {
        across = fittingHeight(of: views[index], width: lengths[index])
      }
      let (offset, extent) = place(across, in: breadth)
      let position = positions[index]
      let frame =
        isVertical
        ? CGRect(
          x: area.minX + offset, y: area.minY + position, width: extent, height: lengths[index])
        : CGRect(
          x: isRightToLeft
            ? area.maxX - position - lengths[index] : area.minX + position,
          y: area.minY + offset, width: lengths[index], height: extent)
      return (views[index], views[index].frame(forAlignmentRect: frame).roundedToPoints)
    }
  }

  private func length(of lengths: [CGFloat]) -> CGFloat {
    let gaps = gaps.reduce(0, +)
    switch distribution {
    case .fillEqually: return (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps
    case .fill, .fillProportionally, .equalSpacing, .equalCentering:
      return lengths.reduce(0, +) + gaps
    }
  }

  /// Returns the size of a view's alignment rectangle.
  private func size(of view: UIView, across width: CGFloat?) -> CGSize {
    let insets = view.alignmentRectInsets
    guard let width else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).inset(by: insets)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width + insets.left + insets.right, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).inset(by: insets)
  }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    size(of: view, across: width).height
  }

  /// Returns the lengths of the views along the axis.
  private func share(_ total: CGFloat, among natural: [CGFloat]) -> [CGFloat] {
    let room = max(0, total - gaps.reduce(0, +))
    let sum = natural.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return natural.map { _ in room / CGFloat(natural.count) }
    case .fillProportionally where sum > 0:
      return natural.map { room * $0 / sum }
    case .fillProportionally:
      return natural.map { _ in room / CGFloat(natural.count) }
    case .fill:
      return sum <= room ? stretched(natural, by: room - sum) : compressed(natural, by: sum - room)
    case .equalSpacing, .equalCentering:
      return sum <= room ? natural : compressed(natural, by: sum - room)
    }
  }

  /// Adds free space to the view with the lowest hugging priority, or to the first of several.
  private func stretched(_ lengths: [CGFloat], by free: CGFloat) -> [CGFloat] {
    var lengths = lengths
    let weakest = views.indices.min {
      views[$0].contentHuggingPriority(for: axis) < views[$1].contentHuggingPriority(for: axis)
    }
    if let weakest { lengths[weakest] += free }
    return lengths
  }

  /// Removes missing space from the views with the lowest compression resistance, or from the last
  /// of several.
  private func compressed(_ lengths: [CGFloat], by missing: CGFloat) -> [CGFloat] {
    var lengths = lengths
    var missing = missing
    let order = views.indices.sorted {
      let one = views[$0].resistance(for: axis) ?? 0
      let other = views[$1].resistance(for: axis) ?? 0
      return one != other ? one < other : $0 > $1
    }
    for index in order where missing > 0 {
      let taken = min(missing, lengths[index])
      lengths[index] -= taken
      missing -= taken
    }
    return lengths
  }

  /// Returns the positions of the views along the axis.
  private func starts(of lengths: [CGFloat], in total: CGFloat) -> [CGFloat] {
    let free = max(0, total - lengths.reduce(0, +) - gaps.reduce(0, +))
    var gaps = gaps
    if !gaps.isEmpty {
      switch distribution {
      case .equalSpacing:
        let equal = (free + gaps.reduce(0, +)) / CGFloat(gaps.count)
        // Custom spacing that exceeds an equal share is kept.
        let wide = gaps.filter { $0 > equal }
        let rest = gaps.count - wide.count
        let share = rest > 0 ? (free + gaps.reduce(0, +) - wide.reduce(0, +)) / CGFloat(rest) : 0
        gaps = gaps.map { $0 > equal ? $0 : share }
      case .equalCentering: gaps = centeringGaps(lengths, total: total)
      case .fill, .fillEqually, .fillProportionally: break
      }
    }
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  /// Returns gaps with equal distances between centres, none of which is smaller than its spacing.
  private func centeringGaps(_ lengths: [CGFloat], total: CGFloat) -> [CGFloat] {
    guard let first = lengths.first, let last = lengths.last else { return gaps }
    let distance = (total - first / 2 - last / 2) / CGFloat(gaps.count)
    let wanted = gaps.indices.map { distance - lengths[$0] / 2 - lengths[$0 + 1] / 2 }
    let free = max(0, total - lengths.reduce(0, +) - gaps.reduce(0, +))
    let extra = zip(wanted, gaps).map { max(0, $0 - $1) }
    let sum = extra.reduce(0, +)
    guard sum > 0 else { return gaps }
    return zip(gaps, extra).map { $0 + free * $1 / sum }
  }

  /// Returns the offset and extent of a view across the axis.
  private func place(_ natural: CGFloat, in breadth: CGFloat) -> (offset: CGFloat, extent: CGFloat)
  {
    let extent = min(natural, max(0, breadth))
    let isReversed = axis == .vertical && isRightToLeft
    switch alignment {
    case .fill: return (0, breadth)
    case .leading, .firstBaseline: return (isReversed ? breadth - extent : 0, extent)
    case .trailing, .lastBaseline: return (isReversed ? 0 : breadth - extent, extent)
    case .center: return ((breadth - extent) / 2, extent)
    }
  }
}

extension CGSize {
  fileprivate func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension CGRect {
  /// The rectangle with its edges on whole points, as Auto Layout's frames are.
  fileprivate var roundedToPoints: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
