import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

/// Modal screens pass the audit, which ignores everything behind them.
@MainActor
@Suite(.serialized) struct ModalAuditTests {
  enum Front: CaseIterable {
    case alert, question, actionSheet, pageSheet, formSheet, popover, menu
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let behind = UIViewController()
  private let anchor = UIButton(type: .system)

  init() {
    window.rootViewController = behind
    behind.view.backgroundColor = .systemBackground
    // The text covers the whole screen in a colour that fails the audit.
    let text = UILabel(frame: UIScreen.main.bounds)
    text.numberOfLines = 0
    text.text = String(repeating: "behind and hardly to be seen ", count: 80)
    text.textColor = UIColor(white: 0.5, alpha: 0.3)
    behind.view.addSubview(text)
    anchor.frame = CGRect(x: 16, y: 16, width: 80, height: 16)
    anchor.setTitle("Menu", for: .normal)
    anchor.backgroundColor = .systemBackground
    anchor.menu = UIMenu(title: "Head", children: [UIAction(title: "Choice") { _ in }])
    anchor.showsMenuAsPrimaryAction = true
    behind.view.addSubview(anchor)
  }

  private func audit(_ checks: Set<AuditCall.Check>) throws -> [String] {
    let audit = try AccessibilityAudit(
      checks, of: window, in: ApplicationTree(UIApplication.shared))
    return audit.issues.map { "\($0.element?.label ?? ""): \($0.summary): \($0.detail)" }
  }

  private func show(_ front: Front) {
    switch front {
    case .alert, .question, .actionSheet:
      let alert = UIAlertController(
        title: "Delete the list?", message: "It cannot be brought back.",
        preferredStyle: front == .actionSheet ? .actionSheet : .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if front == .question { alert.addTextField { $0.placeholder = "Reason" } }
      behind.present(alert, animated: false)
    case .pageSheet, .formSheet, .popover: present(front)
    case .menu: UIApplication.shared.synthesizeTap(at: CGPoint(x: 40, y: 24))
    }
  }

  private func present(_ front: Front) {
    let sheet = UIViewController()
    sheet.title = "Settings"
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    label.text = "On the sheet"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    sheet.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.modalPresentationStyle =
      front == .popover ? .popover : front == .formSheet ? .formSheet : .pageSheet
    navigation.popoverPresentationController?.sourceView = anchor
    behind.present(navigation, animated: false)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], Front.allCases)
  func `modal screens pass all checks`(style: UIUserInterfaceStyle, front: Front) throws {
    window.overrideUserInterfaceStyle = style
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(try audit([.contrast]).count == 1)
    show(front)
    UIApplication.shared.layOutWindows()
    let checks = AuditCall.Check.allCases.filter { front != .popover || $0 != .contrast }
    let found = try audit(Set(checks)).filter { !$0.hasPrefix("behind") }
    #expect(found == [])
  }

  @Test func `a window behind a modal screen still covers the windows below it`() throws {
    let lower = UIWindow(frame: UIScreen.main.bounds)
    let label = UILabel(frame: UIScreen.main.bounds)
    label.numberOfLines = 0
    label.text = String(repeating: "behind and hardly to be seen ", count: 80)
    lower.addSubview(label)
    lower.makeKeyAndVisible()
    window.makeKeyAndVisible()
    defer {
      window.isHidden = true
      lower.isHidden = true
    }
    show(.actionSheet)
    UIApplication.shared.layOutWindows()
    #expect(try audit([.contrast, .elementDetection]) == [])
  }

  @Test func `text under a popover is not clipped, but text beside it can be`() throws {
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    for (line, width) in [(4, 80), (8, 640), (9, 640), (20, 80)] {
      let label = UILabel(frame: CGRect(x: 0, y: line * 16, width: width, height: 16))
      label.text = String(repeating: "Line \(line) ", count: 6)
      label.backgroundColor = .systemBackground
      behind.view.addSubview(label)
    }
    func clipped() throws -> [String] {
      try audit([.textClipped]).filter { $0.hasPrefix("Line") }.map { String($0.prefix(7)) }
    }
    #expect(try clipped() == ["Line 4 ", "Line 20"])
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 160, height: 128)
    popover.view.backgroundColor = .systemBackground
    popover.popoverPresentationController?.sourceView = anchor
    behind.present(popover, animated: false)
    UIApplication.shared.layOutWindows()
    #expect(try clipped() == ["Line 20"])
  }

  @Test func `finds text without an element only in front`() throws {
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let sheet = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    label.text = "Silent"
    label.isAccessibilityElement = false
    sheet.view.addSubview(label)
    behind.present(sheet, animated: false)
    UIApplication.shared.layOutWindows()
    let found = try audit([.elementDetection])
    #expect(found.count == 1 && found.first?.contains("“Silent”") == true)
  }
}
