import Foundation

/// The view of a section's header or footer (UIKit).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final private let host = ContentHost()
  private let ownContentView = UIView(frame: .zero)
  final private var ownTextLabel: UILabel?
  final private var ownDetailTextLabel: UILabel?
  final private var needsConfigurationUpdate = true
  /// The text style of titles in the view's table.
  final var titleStyle = UIListContentConfiguration.plainHeader() {
    didSet { if titleStyle != oldValue { applyTitleStyle() } }
  }
  /// The background colour of the view's table.
  final var listBackground: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The identifier for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(ownContentView)
    ownContentView.setMargins(.ofRowContent)
  }

  /// Creates a view that isn't reused.
  ///
  /// The frame applies until a table shows the view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty view, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(ownContentView)
    ownContentView.setMargins(.ofRowContent)
  }

  /// Creates a view for a table that knows only the view's class.
  ///
  /// It is public for the same reason as that of `UITableViewCell`.
  public required convenience init(__reuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The identifier for reuse.
  public let reuseIdentifier: String?

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  /// The superview of the content: the configuration's view if there is one.
  open var contentView: UIView { host.view ?? ownContentView }

  override var rowContent: UIView? { contentView }

  /// The main label, or `nil` if the view has a content configuration.
  open var textLabel: UILabel? {
    guard host.configuration == nil else { return nil }
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel(frame: .zero)
    ownTextLabel = label
    ownContentView.addSubview(label)
    applyTitleStyle()
    return label
  }

  /// The secondary label, or `nil` if the view has a content configuration.
  open var detailTextLabel: UILabel? {
    guard host.configuration == nil else { return nil }
    if let ownDetailTextLabel { return ownDetailTextLabel }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    ownDetailTextLabel = label
    ownContentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The configuration of the view's content, or `nil` to use its labels and subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      let previous = contentView
      if host.show(newValue) {
        if previous !== contentView { previous.removeFromSuperview() }
        addSubview(contentView)
      }
      TreeChange.note()
      setNeedsLayout()
    }
  }

  /// Returns a list content configuration in the table's header or footer style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { titleStyle }

  /// The configuration of the view's background, or `nil` to use `backgroundView` or the table's
  /// background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the view updates the content configuration when its state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the view updates the background configuration when its state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The closure that updates the configurations for the view's state.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the view, for its configurations.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the view is next drawn.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called to update the configurations for a state.
  ///
  /// Subclasses set them here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// Lays out the content and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = storedBounds
    if contentView.frame != storedBounds { contentView.frame = storedBounds }
    guard host.configuration == nil, ownTextLabel != nil || ownDetailTextLabel != nil else {
      return
    }
    let layout = arrangement(width: storedBounds.width)
    let extra = max(0, storedBounds.height - layout.size.height)
    // A title is adjacent to its section: at the bottom of a header and at the top of a footer.
    ownTextLabel?.frame = layout.text.offsetBy(dx: 0, dy: isFooter ? 0 : extra)
    ownDetailTextLabel?.frame = layout.secondaryText.offsetBy(dx: 0, dy: isFooter ? 0 : extra)
  }

  /// Whether the view is a footer.
  final var isFooter = false

  /// Returns the size of the content at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let height: CGFloat
    if let view = host.view {
      height = view.fittingHeight(width: size.width)
    } else if ownTextLabel != nil || ownDetailTextLabel != nil {
      height = arrangement(width: size.width).size.height
    } else {
      height =
        ownContentView.storedSubviews.isEmpty
        ? 0 : ownContentView.fittingHeight(width: size.width)
    }
    return CGSize(width: size.width, height: height)
  }

  /// Returns the size of the content at the target width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    verticalFittingPriority == .required ? targetSize : sizeThatFits(targetSize)
  }

  override func drawContent(in context: DrawingContext) {
    if let backgroundConfiguration {
      let background =
        automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
      background.draw(in: storedBounds, of: self, context: context)
    } else if backgroundView == nil, let listBackground {
      context.fill(storedBounds, listBackground)
    }
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      titleStyle, width: width, imageSize: nil, ownTextLabel, ownDetailTextLabel)
  }

  private func applyTitleStyle() {
    guard let ownTextLabel else { return }
    titleStyle.textProperties.apply(to: ownTextLabel, text: ownTextLabel.text)
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    needsConfigurationUpdate = false
  }
}
