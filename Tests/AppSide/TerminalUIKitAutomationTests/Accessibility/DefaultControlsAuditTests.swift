import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

/// Default controls pass the toolkit's own audit.
@MainActor
@Suite(.serialized) struct DefaultControlsAuditTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Heading" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        content.secondaryText = "Second"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  private static var controls: UIViewController {
    let controller = UIViewController()
    controller.title = "Controls"
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in })
    let stack = UIStackView(frame: CGRect(x: 16, y: 16, width: 400, height: 256))
    stack.axis = .vertical
    stack.alignment = .leading
    let button = UIButton(type: .system, primaryAction: UIAction(title: "System") { _ in })
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let configured = configurations.map { configuration -> UIButton in
      var configuration = configuration
      configuration.title = "Configured"
      return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    }
    let disabled = UIButton(type: .system, primaryAction: UIAction(title: "Not now") { _ in })
    disabled.isEnabled = false
    let field = UITextField()
    field.placeholder = "Name of the person"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Switch"
    let slider = UISlider()
    slider.accessibilityLabel = "Slider"
    let segments = UISegmentedControl(items: ["First", "Second"])
    segments.selectedSegmentIndex = 0
    let views: [UIView] =
      [button] + configured + [disabled, field, toggle, slider, segments]
    for view in views { stack.addArrangedSubview(view) }
    controller.view.addSubview(stack)
    return controller
  }

  private static func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [controls, Rows(style: .plain)].enumerated().map { index, root in
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return navigation
    }
    return tabs
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], 0..<2)
  func `a screen of default controls passes`(style: UIUserInterfaceStyle, tab: Int) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = style
    let tabs = Self.tabs()
    (tabs as? UITabBarController)?.selectedIndex = tab
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let audit = try AccessibilityAudit(
      [.contrast, .dynamicType], of: window, in: ApplicationTree(UIApplication.shared))
    let found = audit.issues.map { "\($0.element?.label ?? ""): \($0.summary): \($0.detail)" }
    #expect(found == [])
  }
}
