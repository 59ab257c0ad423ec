/// The delegate of the list of employees.
@MainActor
protocol EmployeeListViewControllerDelegate: AnyObject {
  /// The user selected an employee.
  func employeeListViewController(
    _ employeeListViewController: EmployeeListViewController, didSelectEmployee employee: Employee)
}
