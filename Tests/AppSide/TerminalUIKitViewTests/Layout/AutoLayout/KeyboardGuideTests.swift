import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct KeyboardGuideTests {
  @Test func `the top of the keyboard guide is the bottom of the safe area`() {
    let controller = UIViewController()
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      controller.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
    ])
    let screen = TestScreen(controller)
    screen.settle()
    let bottom = controller.view.bounds.maxY
    #expect(field.frame.maxY == bottom)
    controller.additionalSafeAreaInsets.bottom = 32
    screen.settle()
    #expect(field.frame.maxY == bottom - 32)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 32)
  }
}
