import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of uses that raise an exception in UIKit.
@MainActor
struct LayoutMisuseTests {
  private let screen = TestScreen()
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(view)
  }

  /// Returns the only reported line.
  private func report(_ body: @MainActor () -> Void) -> String {
    let lines = warnings(body)
    #expect(lines.count == 1, "\(lines)")
    return lines.first ?? ""
  }

  @Test func `an active constraint cannot change between required and optional`() {
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = .defaultHigh
    width.isActive = true
    #expect(warnings { width.priority = .defaultLow } == [])
    let text = report { width.priority = .required }
    #expect(text.contains("from required to not on an installed constraint (or vice-versa)"))
    #expect(text.contains("You passed priority 1000 and the existing priority was 250."))
    #expect(text.contains("\(width)") && width.priority == .defaultLow)
    width.isActive = false
    #expect(warnings { width.priority = .required } == [])
    width.isActive = true
    #expect(report { width.priority = UILayoutPriority(999) }.contains("passed priority 999"))
    #expect(width.priority == .required)
    screen.settle()
    #expect(view.frame.width == 40)
  }

  @Test(arguments: [0, -3, 1001, 2000, .nan, .infinity] as [Float])
  func `an invalid priority is not set`(number: Float) {
    let priority = UILayoutPriority(number)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let text = report { width.priority = priority }
    #expect(text.contains("It's illegal to set priority:") && text.contains("which is 1000."))
    #expect(width.priority == .required)
    _ = report { view.setContentHuggingPriority(priority, for: .horizontal) }
    _ = report { view.setContentCompressionResistancePriority(priority, for: .vertical) }
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    width.priority = UILayoutPriority(0.5)
    #expect(width.priority.rawValue == 0.5)
  }

  @Test func `a side with an item needs an attribute`() {
    let nothing = NSLayoutConstraint(
      item: view, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 8)
    #expect(report { nothing.isActive = true }.contains("can only be used for a second side"))
    let half = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: screen.root,
      attribute: .notAnAttribute, multiplier: 1, constant: 8)
    #expect(report { half.isActive = true }.contains("Unable to activate constraint \(half)"))
    #expect(
      report { screen.root.addConstraint(half) }.contains("can only be used for a second side"))
    #expect(!nothing.isActive && !half.isActive && screen.root.constraints.isEmpty)
    let whole = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 8)
    #expect(warnings { whole.isActive = true } == [])
    screen.settle()
    #expect(view.frame.width == 8)
  }
}
