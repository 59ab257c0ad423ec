import Foundation
import TerminalUIKit

/// The details of an employee.
final class EmployeeDetailsViewController: UIViewController {
  /// The employee.
  let employee: Employee

  private let overviewView = EmployeeOverviewView()
  /// The scroll view, for terminals too small for the content.
  private let page = UIScrollView()

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

  private func layOut(_ details: UIView) {
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    for subview in [overviewView, details] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(subview)
    }
    let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    // These constraints yield in a terminal narrower than the margins.
    let widths = [(overviewView, -32.0), (details, -64)].map { subview, margins in
      subview.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: margins)
    }
    for width in widths { width.priority = .defaultHigh }
    NSLayoutConstraint.activate(widths)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      overviewView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      overviewView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      details.topAnchor.constraint(equalTo: overviewView.bottomAnchor, constant: 16),
      details.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 32),
      details.bottomAnchor.constraint(equalTo: content.bottomAnchor),
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
