import Foundation
import TerminalUIKit

/// A screen with a hint for the user, the controls to try, and a report of what the app saw.
///
/// Content that doesn't fit a small terminal scrolls; the report is always visible.
class CapabilityViewController: UIViewController {
  private let hint: String
  private let seenLabel = UILabel()
  private let hintLabel = UILabel()
  private let seenBar = UIView()
  private let page = UIScrollView()
  private let content = UIStackView()

  /// Makes a screen.
  ///
  /// - Parameter hint: The hint for the user.
  init(_ hint: String) {
    self.hint = hint
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    hintLabel.text = hint
    hintLabel.textColor = .secondaryLabel
    hintLabel.numberOfLines = 0
    content.axis = .vertical
    content.alignment = .leading
    content.spacing = 16
    seenLabel.text = "nothing yet"
    seenLabel.accessibilityIdentifier = "seen"
    layOut()
  }

  /// The latest report.
  var seen: String? { seenLabel.text }

  /// Reports what the app saw, in a static text that tests find as `seen`.
  func saw(_ what: String) { seenLabel.text = what }

  /// Reports a control's value whenever the control sends an event.
  func report<Control: UIControl>(
    _ control: Control, on events: UIControl.Event,
    _ text: @escaping (Control) -> String
  ) {
    let action = UIAction { [weak self, weak control] _ in
      if let control { self?.saw(text(control)) }
    }
    control.addAction(action, for: events)
  }

  /// Adds views below one another.
  func add(_ views: UIView...) { for view in views { content.addArrangedSubview(view) } }

  /// Adds a control with its name below the others.
  ///
  /// - Parameters:
  ///   - name: The name for the user.
  ///   - control: The control, whose identifier becomes the name in camel case.
  ///   - width: The width in points; `nil` uses the control's own.
  func add(_ name: String, _ control: UIView, width: CGFloat? = nil) {
    let label = UILabel()
    label.text = name
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalToConstant: 128).isActive = true
    if control.accessibilityIdentifier == nil {
      control.accessibilityIdentifier = Self.identifier(name)
    }
    if let width {
      control.translatesAutoresizingMaskIntoConstraints = false
      control.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    content.addArrangedSubview(UIStackView(arrangedSubviews: [label, control]))
  }

  /// Adds a button below the others, with its title in camel case as its identifier.
  @discardableResult
  func addButton(
    _ title: String, configuration: UIButton.Configuration = .gray(),
    _ action: @escaping () -> Void
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    button.accessibilityIdentifier = Self.identifier(title)
    content.addArrangedSubview(button)
    return button
  }

  /// Lets a view fill the remaining space.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    let area = self.view.safeAreaLayoutGuide
    // In a terminal too small for both, the view covers the hint.
    let top = view.topAnchor.constraint(equalTo: hintLabel.bottomAnchor, constant: 16)
    top.priority = .defaultLow
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, height,
      view.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: seenBar.topAnchor),
    ])
  }

  /// The minimum height, in points, of a view that fills the screen.
  private static let minimumHeight: CGFloat = 48

  /// Converts `Fill equally` to `fillEqually`.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.prefix(1).map { $0.lowercased() }.joined()
      + words.dropFirst().map(\.capitalized).joined()
  }

  private func layOut() {
    seenBar.backgroundColor = .secondarySystemBackground
    let caption = UILabel()
    caption.text = "Seen:"
    caption.textColor = .secondaryLabel
    for view in [caption, seenLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      seenBar.addSubview(view)
    }
    for view in [hintLabel, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    for view in [page, seenBar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    caption.setContentHuggingPriority(.required, for: .horizontal)
    let area = view.safeAreaLayoutGuide
    let seenEnd = seenLabel.trailingAnchor.constraint(
      equalTo: seenBar.trailingAnchor, constant: -16)
    seenEnd.priority = .defaultHigh
    NSLayoutConstraint.activate([
      seenEnd,
      page.topAnchor.constraint(equalTo: area.topAnchor),
      page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: seenBar.topAnchor),
      seenBar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      seenBar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      seenBar.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      seenBar.heightAnchor.constraint(equalToConstant: 16),
      caption.leadingAnchor.constraint(equalTo: seenBar.leadingAnchor, constant: 16),
      caption.topAnchor.constraint(equalTo: seenBar.topAnchor),
      seenLabel.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      seenLabel.topAnchor.constraint(equalTo: seenBar.topAnchor),
    ])
    layOutPage()
  }

  private func layOutPage() {
    let (size, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    let width = size.widthAnchor.constraint(equalTo: frame.widthAnchor)
    width.priority = .defaultLow
    let hintWidth = hintLabel.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
    // This priority yields in a terminal narrower than the margins.
    hintWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, hintWidth,
      size.widthAnchor.constraint(greaterThanOrEqualTo: frame.widthAnchor),
      hintLabel.topAnchor.constraint(equalTo: size.topAnchor, constant: 16),
      hintLabel.leadingAnchor.constraint(equalTo: size.leadingAnchor, constant: 16),
      content.topAnchor.constraint(equalTo: hintLabel.bottomAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: size.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(lessThanOrEqualTo: size.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(equalTo: size.bottomAnchor),
    ])
  }
}
