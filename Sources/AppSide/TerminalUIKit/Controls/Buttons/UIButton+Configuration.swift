import Foundation

extension UIButton {
  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The appearance and content of the button.
  ///   - primaryAction: The action of the button, whose title is used if the configuration has
  ///     none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The appearance and content of the button, or `nil` to use its type and titles.
  public var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      contentDidChange()
    }
  }

  /// The closure that updates the configuration for the button's state before the button is drawn.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { content.updateHandler }
    set {
      content.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the configuration is updated automatically when the state changes.
  public var automaticallyUpdatesConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// Schedules an update of the configuration before the button is next drawn.
  public func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the image for a state; states without an image use that of `normal`.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    contentDidChange()
  }

  /// Returns the image for a state, or that of `normal` if it has none.
  public func image(for state: UIControl.State) -> UIImage? {
    content.images[state] ?? content.images[.normal]
  }

  /// The image for the current state.
  public var currentImage: UIImage? {
    configuration?.image ?? image(for: state) ?? image(for: state.subtracting(.focused))
  }

  /// The image view, or `nil` if the button shows no image.
  public var imageView: UIImageView? { content.imageView }

  /// The label of the subtitle, or `nil` if there isn't one.
  public var subtitleLabel: UILabel? { content.subtitleLabel }

  /// The title and subtitle, or else the label of the image; `nil` without any of these.
  var configuredAccessibilityLabel: String? {
    let subtitle = content.isConfigured ? configuration?.subtitle : nil
    return switch (currentTitle, subtitle) {
    case (let title?, nil): title
    case (let title?, let subtitle?): "\(title), \(subtitle)"
    case (nil, let subtitle?): subtitle
    case (nil, nil): content.imageView?.image?.spokenName
    }
  }

  /// Whether the button's class may override `updateConfiguration()`.
  var hasOwnConfiguration: Bool { type(of: self) != UIButton.self }

  /// Updates the configuration if an update is scheduled.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    updateConfiguration()
    content.updateHandler?(self)
    // Changes by the handler must not schedule another update.
    content.needsUpdate = false
  }

  func configurationStateDidChange() {
    // The image may depend on the state.
    if !content.images.isEmpty { updateParts() }
    if content.updatesAutomatically, content.updateHandler != nil || hasOwnConfiguration {
      setNeedsUpdateConfiguration()
    }
  }

  private func contentDidChange() {
    updateParts()
    titleDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Creates, updates and removes the views beside the title.
  private func updateParts() {
    let isBusy = configuration?.showsActivityIndicator ?? false
    let image = isBusy ? nil : currentImage
    if image != nil, content.imageView == nil { content.imageView = part(UIImageView()) }
    if image == nil { remove(&content.imageView) }
    content.imageView?.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    content.imageView?.contentMode = .scaleAspectFit

    if isBusy, content.indicator == nil {
      content.indicator = part(UIActivityIndicatorView(style: .medium))
      content.indicator?.startAnimating()
    }
    if !isBusy { remove(&content.indicator) }

    let subtitle = configuration?.subtitle
    if subtitle != nil, content.subtitleLabel == nil { content.subtitleLabel = part(UILabel()) }
    if subtitle == nil { remove(&content.subtitleLabel) }
    content.subtitleLabel?.text = subtitle
  }

  private func part<View: UIView>(_ view: View) -> View {
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }

  private func remove<View: UIView>(_ view: inout View?) {
    view?.removeFromSuperview()
    view = nil
  }
}
