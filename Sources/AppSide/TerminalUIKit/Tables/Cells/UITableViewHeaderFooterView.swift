import Foundation

/// The header or footer of a section of a table (UIKit).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final private let host = ContentHost()
  private let ownContentView = UIView(frame: .zero)
  final private var ownTextLabel: UILabel?
  final private var ownDetailTextLabel: UILabel?
  final private var needsConfigurationUpdate = true
  /// How the text of a title looks in the table that it is in.
  final var titleStyle = UIListContentConfiguration.plainHeader() {
    didSet { if titleStyle != oldValue { applyTitleStyle() } }
  }
  /// The background that suits the table.
  final var listBackground: UIColor? { didSet { setNeedsDisplay() } }

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: What the table finds it by when it is to be shown again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(ownContentView)
    ownContentView.setMargins(.ofRowContent)
  }

  /// Makes a view that is never reused, with a frame until a table shows it.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(ownContentView)
    ownContentView.setMargins(.ofRowContent)
  }

  /// Makes a view for a table that knows only its class.
  ///
  /// Public by necessity, as that of `UITableViewCell`.
  public required convenience init(__reuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// What the table finds the view by when it is to be shown again.
  public let reuseIdentifier: String?

  /// Called before the view is shown for another section.
  open func prepareForReuse() {}

  /// What the content is in: that of the content configuration, where there is one.
  open var contentView: UIView { host.view ?? ownContentView }

  override var rowContent: UIView? { contentView }

  /// The label; nil where the content comes from a configuration.
  open var textLabel: UILabel? {
    guard host.configuration == nil else { return nil }
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel(frame: .zero)
    ownTextLabel = label
    ownContentView.addSubview(label)
    applyTitleStyle()
    return label
  }

  /// The second label; nil where the content comes from a configuration.
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

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What the view shows; nil leaves it to labels and subviews.
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

  /// The same as a header of the table shows, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { titleStyle }

  /// What is behind the content; nil leaves it to `backgroundView` and the table.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Whether the content configuration follows the state of the view by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the state of the view by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the configurations are to follow the state of the view.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that configurations follow.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the view is drawn next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called when the configurations are to follow a state; subclasses set them here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// Puts content and background into their places.
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
    // A title stands near what it is the title of.
    ownTextLabel?.frame = layout.text.offsetBy(dx: 0, dy: isFooter ? 0 : extra)
    ownDetailTextLabel?.frame = layout.secondaryText.offsetBy(dx: 0, dy: isFooter ? 0 : extra)
  }

  /// Whether it stands below its section.
  final var isFooter = false

  /// The height that the content takes in a width.
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

  /// The size that the content takes in the width of a target.
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
