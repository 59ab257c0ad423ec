import Foundation

/// The content of a button beside its title, stored separately because most buttons only have a
/// title.
@MainActor
struct ButtonContent {
  var configuration: UIButton.Configuration? {
    didSet { isConfigured = configuration != nil }
  }
  /// Whether there is a configuration, which is much faster to read than the configuration itself.
  private(set) var isConfigured = false
  var updateHandler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var images: [UIControl.State: UIImage] = [:]
  var imageView: UIImageView?
  var subtitleLabel: UILabel?
  var indicator: UIActivityIndicatorView?

  /// The space around the content in place of the usual one, if the app sets any.
  var edgeInsets: UIEdgeInsets?
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  /// Whether the label has a styled title.
  var showsAttributedTitle = false

  /// Whether the configuration or an image determines the layout, instead of a title alone.
  var hasConfiguredLayout: Bool { isConfigured || !images.isEmpty }
}
