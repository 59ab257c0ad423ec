import Foundation
import TerminalUIKit

/// The root of the main scene: the list, and the details of the selected employee.
final class MainSceneRootViewController: UIViewController {
  private let childNavigationController: UINavigationController
  private let source: EmployeeSource

  init(
    childNavigationController: UINavigationController = UINavigationController(),
    source: EmployeeSource = .bundled
  ) {
    self.childNavigationController = childNavigationController
    self.source = source
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = EmployeeListViewController(source: source)
    list.delegate = self
    childNavigationController.viewControllers = [list]
    addChild(childNavigationController)
    childNavigationController.view.frame = view.bounds
    childNavigationController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(childNavigationController.view)
    childNavigationController.didMove(toParent: self)
  }
}

extension MainSceneRootViewController: EmployeeListViewControllerDelegate {
  func employeeListViewController(
    _ employeeListViewController: EmployeeListViewController, didSelectEmployee employee: Employee
  ) {
    let details = EmployeeDetailsViewController(employee: employee)
    childNavigationController.pushViewController(details, animated: true)
  }
}
