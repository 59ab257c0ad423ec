import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

/// Controls with no configuration beyond their purpose pass every check of the audit.
@MainActor
@Suite(.serialized) struct UnnamedControlsAuditTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  private final class Accessories: UITableViewController {
    private let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      types.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = types[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row > 0 }
  }

  private let wheels = Wheels()

  private func findings(
    of root: UIViewController, _ style: UIUserInterfaceStyle
  ) throws -> [String] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = style
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let audit = try AccessibilityAudit(
      Set(AuditCall.Check.allCases), of: window, in: ApplicationTree(UIApplication.shared))
    return audit.issues.map { issue in
      "\(issue.element?.elementType ?? .other) \(issue.element?.label ?? ""): \(issue.summary): "
        + issue.detail
    }
  }

  private func screen(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    var y: CGFloat = 16
    for view in views {
      var size = view.intrinsicContentSize
      if size.width <= 0 { size.width = 320 }
      view.frame = CGRect(origin: CGPoint(x: 16, y: y), size: size)
      y += view.frame.height + 16
      controller.view.addSubview(view)
    }
    return controller
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `controls pass`(style: UIUserInterfaceStyle) throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Switch"
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    let search = UISearchBar()
    search.text = "Looked for"
    let stepper = UIStepper()
    let controls: [UIView] = [
      pages, toggle, custom, search, stepper, UIProgressView(progressViewStyle: .default),
      UIActivityIndicatorView(style: .medium),
    ]
    let found = try findings(of: screen(controls), style)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `wheels pass`(style: UIUserInterfaceStyle) throws {
    let picker = UIPickerView()
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.selectRow(4, inComponent: 0, animated: false)
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .wheels
    let time = UIDatePicker()
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    let found = try findings(of: screen([picker, date, time]), style)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
  func `row accessories and one-cell bar buttons pass`(
    style: UIUserInterfaceStyle, isEditing: Bool
  ) throws {
    let table = Accessories(style: .plain)
    table.loadViewIfNeeded()
    table.setEditing(isEditing, animated: false)
    #expect(table.tableView.isEditing == isEditing)
    table.title = "Rows"
    table.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
      UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in }),
    ]
    table.toolbarItems = [UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })]
    let navigation = UINavigationController(rootViewController: table)
    navigation.isToolbarHidden = false
    let found = try findings(of: navigation, style)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `badges and destructive buttons pass`(style: UIUserInterfaceStyle) throws {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    root.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    root.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [root, UIViewController()]
    #expect(try findings(of: tabs, style).filter { $0.contains("Contrast") } == [])
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(delete)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = style
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    presenter.present(alert, animated: false)
    window.layoutIfNeeded()
    let audit = try AccessibilityAudit(
      [.contrast], of: window, in: ApplicationTree(UIApplication.shared))
    #expect(audit.issues.map(\.detail) == [])
  }
}
