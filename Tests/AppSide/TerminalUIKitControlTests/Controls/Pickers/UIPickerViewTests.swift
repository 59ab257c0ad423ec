import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns = [["Red", "Green", "Blue", "Grey"], ["S", "M", "L"]]
  var picked: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picked.append("\(component): \(columns[component][row])")
  }
}

@MainActor
struct UIPickerViewTests {
  private let screen = TestScreen()
  private let menu = Menu()
  private let view = UIPickerView(frame: rect(0, 0, 136, 48))

  init() {
    view.dataSource = menu
    view.delegate = menu
    screen.add(view)
    screen.settle()
  }

  @Test func `taps, drags and the mouse wheel select rows`() {
    screen.tap(at: CGPoint(x: 20, y: 40))
    screen.touch(.began, at: CGPoint(x: 20, y: 40))
    screen.touch(.moved, at: CGPoint(x: 20, y: 8))
    screen.touch(.ended, at: CGPoint(x: 20, y: 8))
    UIApplication.shared.handle(
      .mouse(MouseAction(.scrolled(dx: 0, dy: -1), at: CGPoint(x: 100, y: 20))))
    #expect(menu.picked == ["0: Green", "0: Grey", "1: M"])
    #expect(view.selectedRow(inComponent: 0) == 3)
  }

  @Test func `selecting a row in code doesn't call the delegate`() {
    view.selectRow(2, inComponent: 0, animated: true)
    view.selectRow(99, inComponent: 1, animated: false)
    view.selectRow(1, inComponent: 7, animated: false)
    #expect(view.selectedRow(inComponent: 0) == 2)
    #expect(view.selectedRow(inComponent: 1) == 2)
    #expect(view.selectedRow(inComponent: 7) == -1)
    #expect(menu.picked.isEmpty)
  }

  @Test func `keys turn the wheel, find rows and move the focus`() {
    screen.press(.tab)
    screen.press(.down)
    screen.press(.character("g"))
    screen.press(.character("r"))
    screen.press(.character("e"))
    screen.press(.character("y"))
    screen.press(.right)
    screen.press(.end)
    #expect(menu.picked == ["0: Green", "0: Grey", "1: L"])
  }

  @Test func `tests see wheels with the titles of their rows`() {
    #expect(view.summary == "picker")
    let wheels = view.accessibilityChildren
    #expect(wheels.map(\.summary) == ["pickerWheel = Red", "pickerWheel = S"])
    wheels[0].accessibilityIncrement()
    #expect(wheels[0].accessibilityValue == "Green")
    let wheel = wheels[1] as? any WheelAdjusting
    #expect(wheel?.rowTitles == ["S", "M", "L"])
    #expect(wheel?.turn(toRowTitled: "L") == true)
    #expect(wheel?.turn(toRowTitled: "XL") == false)
    #expect(menu.picked == ["0: Green", "1: L"])
  }

  @Test func `reloading keeps selected rows that still exist`() {
    view.selectRow(3, inComponent: 0, animated: false)
    menu.columns = [["One", "Two"]]
    view.reloadAllComponents()
    #expect(view.numberOfComponents == 1)
    #expect(view.selectedRow(inComponent: 0) == 1)
    menu.columns = [[]]
    view.reloadComponent(0)
    #expect(view.selectedRow(inComponent: 0) == -1)
    #expect(view.accessibilityChildren.map(\.summary) == ["pickerWheel disabled"])
  }

  @Test func `the picker is readable without colours`() {
    #expect(screen.text == "\n  Red       S\n Green      M")
  }
}
