import Foundation

extension UIButton {
  /// Changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Makes a button of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: What it looks like and shows.
  ///   - primaryAction: What it does; its title is used where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// What the button looks like and shows; nil leaves that to its type and titles.
  public var configuration: Configuration? {
    get { content.configuration }
    set {
      content.configuration = newValue
      contentDidChange()
    }
  }

  /// Changes the configuration to suit the state, before the button is drawn in it.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { content.updateHandler }
    set {
      content.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the update handler is called whenever the state has changed.
  public var automaticallyUpdatesConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// Asks for the update handler before the button is drawn next.
  public func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the picture for a state; other states fall back to that of `normal`.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    contentDidChange()
  }

  /// The picture for a state, that of `normal` where it has none of its own.
  public func image(for state: UIControl.State) -> UIImage? {
    content.images[state] ?? content.images[.normal]
  }

  /// The picture that is shown.
  public var currentImage: UIImage? {
    configuration?.image ?? image(for: state) ?? image(for: state.subtracting(.focused))
  }

  /// The view of the picture; nil when there is none.
  public var imageView: UIImageView? { content.imageView }

  /// The label of the subtitle; nil when there is none.
  public var subtitleLabel: UILabel? { content.subtitleLabel }

  /// Title and subtitle, else the name of the picture; nil leaves it to the title.
  var configuredAccessibilityLabel: String? {
    let subtitle = content.isConfigured ? configuration?.subtitle : nil
    return switch (currentTitle, subtitle) {
    case (let title?, nil): title
    case (let title?, let subtitle?): "\(title), \(subtitle)"
    case (nil, let subtitle?): subtitle
    case (nil, nil): content.imageView?.image?.name
    }
  }

  /// Whether it may override `updateConfiguration()`.
  var hasOwnConfiguration: Bool { type(of: self) != UIButton.self }

  /// Calls the update handler if somebody asked for it.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    updateConfiguration()
    content.updateHandler?(self)
    // What the handler has changed needs no second call.
    content.needsUpdate = false
  }

  func configurationStateDidChange() {
    // Another state may have another picture.
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

  /// Makes, fills and removes the views of what is shown beside the title.
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
