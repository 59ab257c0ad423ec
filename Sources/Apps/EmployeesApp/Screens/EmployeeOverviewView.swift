import Foundation
import TerminalUIKit

/// The overview of an employee: photo, name and job role.
final class EmployeeOverviewView: UIView {
  /// The employee.
  var employee: Employee? {
    didSet {
      photoImageView.image = employee.flatMap { UIImage(named: $0.name, in: .module, with: nil) }
      nameLabel.text = employee?.name
      jobRoleLabel.text = employee?.jobRole
    }
  }

  /// The radius of the round photo, in points.
  private static let photoRadius: CGFloat = 30

  private let photoImageView: UIImageView = {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.backgroundColor = .systemFill
    view.layer.cornerRadius = photoRadius
    view.accessibilityIdentifier = "photo_image_view"
    return view
  }()

  private let nameLabel = EmployeeOverviewView.label(.headline, identifier: "name")

  private let jobRoleLabel: UILabel = {
    let label = EmployeeOverviewView.label(.body, identifier: "job_role")
    label.textColor = .secondaryLabel
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    layOut()
  }

  required init?(coder: NSCoder) { nil }

  private func layOut() {
    let labels = UIStackView(arrangedSubviews: [nameLabel, jobRoleLabel])
    labels.axis = .vertical
    labels.spacing = 4
    labels.translatesAutoresizingMaskIntoConstraints = false
    addSubview(photoImageView)
    addSubview(labels)
    let margins = layoutMarginsGuide
    let end = labels.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    // This priority yields in a terminal narrower than the photo and the margins.
    end.priority = .defaultHigh
    NSLayoutConstraint.activate([
      end,
      photoImageView.widthAnchor.constraint(equalToConstant: Self.photoRadius * 2),
      photoImageView.heightAnchor.constraint(equalTo: photoImageView.widthAnchor),
      photoImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photoImageView.topAnchor.constraint(equalTo: margins.topAnchor),
      photoImageView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      labels.leadingAnchor.constraint(equalTo: photoImageView.trailingAnchor, constant: 16),
      labels.centerYAnchor.constraint(equalTo: photoImageView.centerYAnchor),
    ])
  }

  private static func label(_ style: UIFont.TextStyle, identifier: String) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.accessibilityIdentifier = identifier
    return label
  }
}
