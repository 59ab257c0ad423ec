import UIKit

/// A custom view whose subviews are private: a round picture with two lines beside it.
final class BadgeView: UIView {
  struct Person: Equatable {
    var name: String
    var role: String
  }

  var person: Person? {
    didSet {
      pictureView.image = UIImage(named: person?.name ?? "")
      nameLabel.text = person?.name
      roleLabel.text = person?.role
    }
  }

  private let pictureView: UIImageView = {
    let pictureView = UIImageView()
    pictureView.translatesAutoresizingMaskIntoConstraints = false
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 30
    pictureView.accessibilityIdentifier = "picture"
    pictureView.addConstraints([
      pictureView.widthAnchor.constraint(equalToConstant: pictureView.layer.cornerRadius * 2),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),
    ])
    return pictureView
  }()

  private let nameLabel: UILabel = {
    let nameLabel = UILabel()
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.accessibilityIdentifier = "name"
    return nameLabel
  }()

  private let roleLabel: UILabel = {
    let roleLabel = UILabel()
    roleLabel.translatesAutoresizingMaskIntoConstraints = false
    roleLabel.textColor = .secondaryLabel
    roleLabel.accessibilityIdentifier = "role"
    return roleLabel
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    addSubview(pictureView)
    addSubview(nameLabel)
    addSubview(roleLabel)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pictureView.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      roleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      roleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
