import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let names = ["Red", "Green", "Blue", "Grey", "Black"]
  var made = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    if view == nil { made += 1 }
    label.text = "* \(names[row])"
    return label
  }
}

@MainActor
struct PickerRowViewTests {
  private let screen = TestScreen()
  private let colors = Colors()
  private let view = UIPickerView(frame: rect(0, 0, 80, 48))

  init() {
    view.dataSource = colors
    view.delegate = colors
    screen.add(view)
    screen.settle()
  }

  @Test func `views replace titles and move with the wheel`() {
    #expect(screen.text == "\n* Red\n* Green")
    screen.tap(at: CGPoint(x: 20, y: 40))
    #expect(view.selectedRow(inComponent: 0) == 1)
    #expect(screen.text == "* Red\n* Green  ▐\n* Blue")
    view.selectRow(4, inComponent: 0, animated: false)
    #expect(screen.text == "* Grey\n* Black  ▐")
    #expect((view.view(forRow: 4, forComponent: 0) as? UILabel)?.text == "* Black")
    #expect(view.view(forRow: 0, forComponent: 0) == nil)
    #expect(colors.made <= 4)
  }

  @Test func `tests see and select rows by the text of their views`() throws {
    let wheel = try #require(view.accessibilityChildren.first as? any WheelAdjusting)
    #expect(view.accessibilityChildren.first?.accessibilityValue == "* Red")
    #expect(wheel.rowTitles == colors.names.map { "* \($0)" })
    #expect(wheel.turn(toRowTitled: "* Blue"))
    #expect(view.selectedRow(inComponent: 0) == 2)
  }

  @Test func `an attributed title is shown without its attributes`() {
    final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        1
      }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? {
        NSAttributedString(string: "One", attributes: [.foregroundColor: UIColor.red])
      }
    }
    let titles = Titles()
    view.delegate = titles
    view.dataSource = titles
    #expect(screen.text.contains("One"))
  }
}
