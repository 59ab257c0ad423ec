import CellRendering
import Foundation

/// A view that shows a list content configuration (UIKit).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  final private var content: UIListContentConfiguration
  final private var textLabel: UILabel?
  final private var secondaryTextLabel: UILabel?
  final private var imageView: UIImageView?

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Creates an empty view, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    apply()
  }

  /// The configuration that the view shows.
  ///
  /// Setting a configuration of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      apply()
    }
  }

  /// Returns whether the view can show a configuration, which must be a list content configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = arrangement(width: storedBounds.width)
    let extra = max(0, storedBounds.height - layout.size.height)
    // The offset is in whole cells so that texts of neighbouring rows stay aligned.
    let shift = (extra / 2 / CellMetrics.height).rounded(.down) * CellMetrics.height
    imageView?.frame = mirrored(layout.image.offsetBy(dx: 0, dy: shift))
    textLabel?.frame = mirrored(layout.text.offsetBy(dx: 0, dy: shift))
    secondaryTextLabel?.frame = mirrored(layout.secondaryText.offsetBy(dx: 0, dy: shift))
  }

  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width).size.height)
  }

  /// The height of the content, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let width = storedBounds.width
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: width > 0 ? arrangement(width: width).size.height : CellMetrics.height)
  }

  /// Returns the size that fits the content in the width of a target size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(targetSize)
    return verticalFittingPriority == .required
      ? CGSize(width: size.width, height: targetSize.height) : size
  }

  override var isContentHeightOfWidth: Bool { true }

  private func apply() {
    alpha = content.alpha
    updateLabel(\.textLabel, content.shownText, content.textProperties)
    updateLabel(\.secondaryTextLabel, content.shownSecondaryText, content.secondaryTextProperties)
    updateImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateLabel(
    _ path: ReferenceWritableKeyPath<UIListContentView, UILabel?>, _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard let text, !text.isEmpty else {
      self[keyPath: path]?.removeFromSuperview()
      self[keyPath: path] = nil
      return
    }
    let label = self[keyPath: path] ?? UILabel(frame: .zero)
    if label.superview == nil { addSubview(label) }
    self[keyPath: path] = label
    properties.apply(to: label, text: text)
    // Tests and screen readers read the primary text before the secondary one.
    if let secondaryTextLabel { bringSubviewToFront(secondaryTextLabel) }
  }

  private func updateImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if view.superview == nil { insertSubview(view, at: 0) }
    imageView = view
    view.image = image
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = content.imageProperties.cornerRadius > 0
    view.layer.cornerRadius = content.imageProperties.cornerRadius
    view.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = storedBounds.width - frame.maxX
    return frame
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      content, width: width, imageSize: imageView.map { shownSize(of: $0) }, textLabel,
      secondaryTextLabel)
  }

  private func shownSize(of view: UIImageView) -> CGSize {
    var size = view.intrinsicContentSize
    let most = content.imageProperties.maximumSize
    let factor = min(
      most.width > 0 && size.width > most.width ? most.width / size.width : 1,
      most.height > 0 && size.height > most.height ? most.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
