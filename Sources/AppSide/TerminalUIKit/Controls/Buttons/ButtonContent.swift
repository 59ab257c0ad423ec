import Foundation

/// What a button shows beside its title, kept apart because most buttons have only that.
@MainActor
struct ButtonContent {
  var configuration: UIButton.Configuration? {
    didSet { isConfigured = configuration != nil }
  }
  /// Whether there is a configuration: much quicker to read than one.
  private(set) var isConfigured = false
  var updateHandler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var images: [UIControl.State: UIImage] = [:]
  var imageView: UIImageView?
  var subtitleLabel: UILabel?
  var indicator: UIActivityIndicatorView?

  /// Whether the button is laid out by its configuration, and not as a title alone.
  var isRich: Bool { isConfigured || !images.isEmpty }
}
