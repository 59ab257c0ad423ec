import CellRendering
import Foundation

/// The frames of a row's image and texts, in points, from left to right.
@MainActor
struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The total size, including margins.
  private(set) var size = CGSize.zero

  init(
    _ content: UIListContentConfiguration, width: CGFloat, imageSize: CGSize?,
    _ textLabel: UILabel?, _ secondaryTextLabel: UILabel?
  ) {
    let margins = content.directionalLayoutMargins
    let left = min(margins.leading, max(0, width))
    let right = max(left, width - margins.trailing)
    var x = left
    if let imageSize {
      let reserved = content.imageProperties.reservedLayoutSize
      let room = CGSize(
        width: reserved.width > 0 ? reserved.width : imageSize.width,
        height: reserved.height > 0 ? reserved.height : imageSize.height)
      image = CGRect(
        x: left + (room.width - imageSize.width) / 2, y: 0,
        width: min(imageSize.width, right - left),
        height: imageSize.height)
      x = min(right, left + room.width + content.imageToTextPadding)
      size.height = room.height
    }
    arrangeTexts(
      content, from: x, to: right, first: textLabel, second: secondaryTextLabel)
    center(top: margins.top, bottom: margins.bottom)
    size.width = width
  }

  private mutating func arrangeTexts(
    _ content: UIListContentConfiguration, from left: CGFloat, to right: CGFloat, first: UILabel?,
    second: UILabel?
  ) {
    let room = CGSize(width: right - left, height: 0)
    let one = first.map { Self.size(of: $0, in: room) } ?? .zero
    let two = second.map { Self.size(of: $0, in: room) } ?? .zero
    let gap = content.textToSecondaryTextHorizontalPadding
    let fitsBeside = one.width + gap + two.width <= room.width && one.height <= CellMetrics.height
    if first != nil, second != nil, content.prefersSideBySideTextAndSecondaryText, fitsBeside {
      text = CGRect(x: left, y: 0, width: right - left - gap - two.width, height: one.height)
      secondaryText = CGRect(
        x: right - two.width, y: 0, width: two.width, height: two.height)
    } else {
      text = CGRect(x: left, y: 0, width: room.width, height: one.height)
      let padding = first != nil && second != nil ? content.textToSecondaryTextVerticalPadding : 0
      secondaryText = CGRect(
        x: left, y: one.height + padding, width: room.width, height: two.height)
    }
  }

  /// Places image and texts side by side, with their centres at one height.
  private mutating func center(top: CGFloat, bottom: CGFloat) {
    let texts = max(text.maxY, secondaryText.maxY)
    let height = max(size.height, texts, CellMetrics.height)
    // The offset is in whole cells because a line of text can't lie between two rows of the
    // terminal.
    func shift(_ extra: CGFloat) -> CGFloat {
      top + (extra / 2 / CellMetrics.height).rounded(.down) * CellMetrics.height
    }
    image.origin.y = shift(height - image.height)
    let textShift = shift(height - texts)
    text.origin.y += textShift
    secondaryText.origin.y += textShift
    size.height = top + height + bottom
  }

  private static func size(of label: UILabel, in room: CGSize) -> CGSize {
    guard room.width > 0 else { return CGSize(width: 0, height: CellMetrics.height) }
    return label.sizeThatFits(room)
  }
}
