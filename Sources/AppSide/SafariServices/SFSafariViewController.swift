// An app that imports only SafariServices gets UIKit too on Apple's platforms.
@_exported import Foundation
@_exported import TerminalUIKit

/// A screen that shows a web page (SafariServices).
///
/// A terminal can't show web pages: the screen shows the page's address and a button that ends it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The options of the screen (SafariServices).
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates the default options.
    public override init() { super.init() }

    /// Whether the page is shown in Reader if possible; stored but has no effect.
    open var entersReaderIfAvailable = false
    /// Whether bars become smaller while the page scrolls; stored but has no effect.
    open var barCollapsingEnabled = true
  }

  /// The style of the button that ends the screen (SafariServices).
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Close”.
    case close = 1
    /// “Cancel”.
    case cancel = 2
  }

  private let url: URL
  /// The options of the screen.
  public let configuration: Configuration

  /// The delegate of the screen.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The background colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The style of the button that ends the screen.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a screen for an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a screen for an address, with options.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Refuses an archive, which has no address.
  public required init?(coder: NSCoder) { nil }

  /// Creates the bar and the text.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    bar.barTintColor = preferredBarTintColor
    if let preferredControlTintColor { bar.tintColor = preferredControlTintColor }
    let item = UINavigationItem(title: url.host ?? url.absoluteString)
    item.leftBarButtonItem = UIBarButtonItem(
      title: dismissButtonStyle.title,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [item]
    let label = UILabel()
    label.text = url.absoluteString
    label.numberOfLines = 0
    label.textAlignment = .center
    for subview in [bar, label] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      label.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    ])
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

extension SFSafariViewController.DismissButtonStyle {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
}
