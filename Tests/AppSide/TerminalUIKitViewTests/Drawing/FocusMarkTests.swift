import CellRendering
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The focus looks the same on every view: a bar at each side, in the tint colour, and a background.
@MainActor
struct FocusMarkTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIView

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
      testDescription = name
      self.make = make
    }
  }

  nonisolated static let samples = [
    Sample("field") {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "text"
      return field
    },
    Sample("field without border") { UITextField() },
    Sample("text view") { UITextView() },
    Sample("system button") { button(.system) },
    Sample("custom button") { button(.custom) },
    Sample("gray button") { UIButton(configuration: .gray()) },
    Sample("plain button") { UIButton(configuration: .plain()) },
    Sample("tinted button") { UIButton(configuration: .tinted()) },
    Sample("switch") { UISwitch() },
    Sample("slider") {
      let slider = UISlider()
      slider.value = 0.5
      return slider
    },
    Sample("stepper") { UIStepper() },
    Sample("segments") {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      return control
    },
    Sample("page control") {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    },
    Sample("a view of the app's own") {
      final class Canvas: UIView {
        override var canBecomeFocused: Bool { true }
      }
      return Canvas()
    },
  ]

  private static func button(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Go", for: .normal)
    return button
  }

  private let screen = TestScreen()

  private func cells() -> CellBuffer {
    screen.activate()
    screen.settle()
    return CellBuffer(screen.window.displayList(), paper: .white)
  }

  @Test(arguments: samples)
  func `every view has the same mark`(_ sample: Sample) throws {
    let view = screen.add(sample.make(), rect(16, 16, 96, 16))
    let before = cells()
    screen.press(.tab)
    try #require(screen.window.focusedView === view)
    let after = cells()
    let tint = view.tintColor.components(
      with: view.traitCollection
    ).displayColor(opacity: 1)
    // A switch has a fixed size.
    let last = Int((view.frame.maxX / 8).rounded()) - 1
    #expect(after[2, 1].character == "▌" && after[2, 1].foreground == tint)
    #expect(after[last, 1].character == "▐" && after[last, 1].foreground == tint)
    #expect((3..<last).allSatisfy { after[$0, 1].background != before[$0, 1].background })
    // Nothing else looks different, and no text is lost.
    #expect((3..<last).allSatisfy { after[$0, 1].character == before[$0, 1].character })
    #expect(after[1, 1] == before[1, 1] && after[last + 1, 1] == before[last + 1, 1])
  }

  @Test func `the mark is visible on a button filled with the tint colour`() {
    let filled = screen.add(UIButton(configuration: .filled()), rect(16, 16, 96, 16))
    let painted = screen.add(UIButton(type: .system), rect(16, 48, 96, 16))
    painted.backgroundColor = painted.tintColor
    for (row, button) in [(1, filled), (3, painted)] {
      screen.window.focus(on: button)
      let cell = cells()[2, row]
      #expect(cell.character == "▌" && cell.foreground != cell.background)
      #expect(cell.foreground == .white || cell.foreground == .black)
    }
  }

  @Test func `the mark of a bar button is beside its text`() {
    let bar = UINavigationBar(frame: rect(0, 0, 160, 32))
    let item = UINavigationItem(title: "T")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil)
    bar.items = [item]
    screen.add(bar)
    #expect(screen.text.hasPrefix("         T     Edit\n"))
    screen.press(.tab)
    #expect(screen.text.hasPrefix("         T    ▌Edit▐\n"))
  }

  @Test func `a high view has bars along its sides`() {
    let text = screen.add(UITextView(), rect(0, 0, 48, 48))
    text.text = "a\nb"
    screen.press(.tab)
    #expect(screen.text == "▌a   ▐\n▌b   ▐\n▌    ▐")
  }

  @Test func `text at the edge is not covered`() {
    let field = screen.add(UITextField(), rect(0, 0, 32, 16))
    field.borderStyle = .none
    field.text = "ab"
    screen.window.focus(on: field)
    #expect(screen.text == "ab ▐")
  }

  @Test func `a view narrower than two cells has one bar`() {
    final class Dot: UIView {
      override var canBecomeFocused: Bool { true }
    }
    screen.add(Dot(), rect(8, 0, 8, 16))
    screen.press(.tab)
    #expect(screen.text == " ▌")
  }
}
