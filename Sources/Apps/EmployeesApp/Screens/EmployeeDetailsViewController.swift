import Foundation
import TerminalUIKit

/// Everything about one employee.
final class EmployeeDetailsViewController: UIViewController {
  /// The employee whose details are shown.
  let employee: Employee

  private let overviewView = EmployeeOverviewView()

  init(employee: Employee) {
    self.employee = employee
    super.init(nibName: nil, bundle: nil)
    title = employee.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    overviewView.employee = employee
    overviewView.accessibilityIdentifier = "overview"
    let details = UIStackView(arrangedSubviews: [
      row("Office", employee.office, identifier: "office"),
      row("E-mail", employee.email, identifier: "email"),
    ])
    details.axis = .vertical
    details.spacing = 16
    layOut(details)
  }

  private func layOut(_ details: UIStackView) {
    let area = view.safeAreaLayoutGuide
    for subview in [overviewView, details] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      overviewView.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      overviewView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      overviewView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      details.topAnchor.constraint(equalTo: overviewView.bottomAnchor, constant: 16),
      details.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
      details.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
    ])
  }

  private func row(_ title: String, _ text: String, identifier: String) -> UIView {
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.textColor = .secondaryLabel
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let valueLabel = UILabel()
    valueLabel.text = text
    valueLabel.accessibilityIdentifier = identifier
    return UIStackView(arrangedSubviews: [titleLabel, valueLabel])
  }
}
