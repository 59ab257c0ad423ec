import Foundation
import TerminalUIKit

/// A box with a number, in the tint colour while it is selected.
final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  var number = 0 { didSet { label.text = "Item \(number)" } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      contentView.backgroundColor = isSelected ? .systemBlue : .secondarySystemBackground
      label.textColor = isSelected ? .white : .label
    }
  }
}
