import UIKit

/// A custom view: a name on its color.
final class ColorSwatch: UIView {
  private let label = UILabel()

  init(name: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    label.text = name
    label.accessibilityIdentifier = "name"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
