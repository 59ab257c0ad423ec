import CellRendering
import Foundation

/// The layout of a button's image, title and subtitle, in whole cells.
extension UIButton {
  private var insets: NSDirectionalEdgeInsets {
    if let configuration { return configuration.contentInsets }
    let space = contentSpace
    return NSDirectionalEdgeInsets(
      top: space.top, leading: isRightToLeft ? space.right : space.left, bottom: space.bottom,
      trailing: isRightToLeft ? space.left : space.right)
  }

  private var pictureSize: CGSize {
    if let indicator = content.indicator { return indicator.intrinsicContentSize }
    return content.imageView?.image?.size.inCells ?? .zero
  }

  private var textSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let subtitle = content.subtitleLabel?.intrinsicContentSize ?? .zero
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + subtitle.height)
  }

  private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
  private var isStacked: Bool { placement == .top || placement == .bottom }

  /// The space between image and title, which is at least a cell if they are side by side.
  private var gap: CGFloat {
    guard pictureSize.width > 0, textSize.width > 0 else { return 0 }
    let padding = configuration?.imagePadding ?? 0
    let unit = isStacked ? CellMetrics.height : CellMetrics.width
    return max(isStacked ? 0 : unit, (padding / unit).rounded(.up) * unit)
  }

  private var allSize: CGSize {
    let (picture, text) = (pictureSize, textSize)
    return isStacked
      ? CGSize(
        width: max(picture.width, text.width), height: picture.height + gap + text.height)
      : CGSize(
        width: picture.width + gap + text.width, height: max(picture.height, text.height))
  }

  /// The size of the content, including its insets.
  var configuredContentSize: CGSize {
    let (size, insets) = (allSize, insets)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: max(size.height, CellMetrics.height) + insets.top + insets.bottom)
  }

  func layOutRichContent() {
    let insets = insets
    let all = allSize
    let text = textSize
    let picture = pictureSize
    let room = storedBounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let width = min(all.width, room.width)
    let x = room.minX + max(0, (room.width - width) * startShare).cellDown(CellMetrics.width)
    let y = room.minY + max(0, (room.height - all.height) / 2)
    let isPictureFirst = placement == .leading || placement == .top
    if isStacked {
      let pictureY = isPictureFirst ? y : y + text.height + gap
      let textY = isPictureFirst ? y + picture.height + gap : y
      let pictureX = x + ((width - picture.width) / 2).cellDown(CellMetrics.width)
      place(picture: CGRect(origin: CGPoint(x: pictureX, y: pictureY), size: picture))
      place(text: CGRect(x: x, y: textY, width: width, height: text.height))
    } else {
      let isPictureLeft = isPictureFirst != isRightToLeft
      let textWidth = max(0, min(text.width, width - picture.width - gap))
      let pictureX = isPictureLeft ? x : x + textWidth + gap
      let textX = isPictureLeft && picture.width > 0 ? x + picture.width + gap : x
      let pictureY = y + ((all.height - picture.height) / 2)
      let textY = y + (all.height - text.height) / 2
      place(picture: CGRect(origin: CGPoint(x: pictureX, y: pictureY), size: picture))
      place(text: CGRect(x: textX, y: textY, width: textWidth, height: text.height))
    }
  }

  private var startShare: CGFloat {
    switch contentHorizontalAlignment {
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private func place(picture frame: CGRect) {
    content.imageView?.frame = frame
    content.indicator?.frame = frame
  }

  private func place(text frame: CGRect) {
    let alignment: NSTextAlignment =
      switch configuration?.titleAlignment ?? .automatic {
      case .automatic: isStacked || pictureSize.width == 0 ? .center : .natural
      case .leading: .natural
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    let height = titleLabel?.intrinsicContentSize.height ?? 0
    titleLabel?.textAlignment = alignment
    titleLabel?.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: height)
    content.subtitleLabel?.textAlignment = alignment
    content.subtitleLabel?.frame = CGRect(
      x: frame.minX, y: frame.minY + height, width: frame.width, height: frame.height - height)
  }
}

/// The colours of a button with a configuration.
extension UIButton {
  /// The colour of title and image, or `nil` to use that of the button's type.
  var configuredForeground: UIColor? {
    guard let configuration else { return nil }
    guard isEnabled else { return .tertiaryLabel }
    // The system background colour contrasts with the tint colour in both light and dark style.
    let onFill: UIColor = configuration.baseBackgroundColor == nil ? .systemBackground : .white
    let color =
      configuration.baseForegroundColor ?? (configuration.style == .filled ? onFill : tintColor)
    return isHighlighted && configuration.style == .plain ? color?.withAlphaComponent(0.5) : color
  }

  func colorParts() {
    guard content.hasConfiguredLayout else { return }
    let color = configuredForeground ?? currentTitleColor
    content.subtitleLabel?.textColor = color.withAlphaComponent(0.8)
    content.indicator?.color = color
    content.imageView?.tintColor = color
  }

  /// Draws the background of a button with a configuration.
  func drawConfiguration(_ configuration: Configuration, in context: DrawingContext) {
    let bounds = storedBounds
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed, .dynamic: configuration.background.cornerRadius
      case .medium: 5
      case .small: 3
      case .large: 8
      case .capsule: bounds.height / 2
      }
    configuration.background.draw(
      in: bounds, of: self, fill: background(configuration), radius: radius, context: context)
  }

  /// The colour of the focus mark on a configured background, or `nil` for the usual one.
  var configuredMarkColor: UIColor? {
    guard let configuration, isEnabled else { return nil }
    let base = configuration.baseBackgroundColor
    let ground: UIColor? =
      switch configuration.style {
      case .filled: base ?? tintColor
      case .tinted: nil
      case .plain, .gray: base
      }
    return (configuration.background.backgroundColor ?? ground).map { .readable(on: $0) }
  }

  private func background(_ configuration: Configuration) -> UIColor? {
    let base: UIColor = configuration.baseBackgroundColor ?? tintColor
    switch configuration.style {
    case _ where !isEnabled: return configuration.style == .plain ? nil : .tertiarySystemFill
    case .filled: return isHighlighted ? base.withAlphaComponent(0.7) : base
    case .tinted: return base.withAlphaComponent(isHighlighted ? 0.35 : 0.2)
    case .plain, .gray:
      if let color = configuration.baseBackgroundColor { return color }
      if configuration.style == .gray { return isHighlighted ? .systemFill : .tertiarySystemFill }
      return isHighlighted ? .tertiarySystemFill : nil
    }
  }
}

extension CGFloat {
  fileprivate func cellDown(_ cell: CGFloat) -> CGFloat { (self / cell).rounded(.down) * cell }
}

extension CGSize {
  /// The size rounded up to whole cells.
  fileprivate var inCells: CGSize {
    CGSize(
      width: (width / CellMetrics.width).rounded(.up) * CellMetrics.width,
      height: (height / CellMetrics.height).rounded(.up) * CellMetrics.height)
  }
}
