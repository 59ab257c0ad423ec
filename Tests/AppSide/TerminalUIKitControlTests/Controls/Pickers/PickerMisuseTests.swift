import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class TwoWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    [3, 0][component]
  }
}

@MainActor
struct PickerMisuseTests {
  private let source = TwoWheels()
  private let picker = UIPickerView(frame: rect(0, 0, 160, 80))

  init() {
    picker.dataSource = source
    picker.delegate = source
  }

  @Test(arguments: [(3, 2), (.max, 2), (-1, 0), (.min, 0)])
  func `a row out of range is reported and replaced by the nearest one`(row: Int, nearest: Int) {
    picker.selectRow(1, inComponent: 0, animated: false)
    let lines = warnings { picker.selectRow(row, inComponent: 0, animated: false) }
    #expect(
      lines.map(withoutAddresses) == [
        "Error: Attempted to scroll <UIPickerView: 0x…> to an out-of-bounds row (\(row)) when there "
          + "are only 3 rows in component 0. The nearest row is selected."
      ])
    #expect(picker.selectedRow(inComponent: 0) == nearest)
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `a component out of range is reported`(component: Int) {
    let expected = [
      "Error: Attempted to use component \(component) of <UIPickerView: 0x…>, which has 2. "
        + "The call was ignored."
    ]
    func report(_ body: @MainActor () -> Void) -> [String] { warnings(body).map(withoutAddresses) }
    #expect(report { picker.selectRow(0, inComponent: component, animated: true) } == expected)
    var answers: [Int] = []
    #expect(report { answers.append(picker.selectedRow(inComponent: component)) } == expected)
    #expect(report { answers.append(picker.numberOfRows(inComponent: component)) } == expected)
    #expect(answers == [-1, 0])
    _ = picker.numberOfComponents
    #expect(report { picker.reloadComponent(component) } == expected)
    #expect(picker.rowSize(forComponent: component) == .zero)
    #expect(picker.view(forRow: 0, forComponent: component) == nil)
  }

  @Test func `an empty component has no row, and a picker without data reports nothing`() {
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(warnings { picker.selectRow(0, inComponent: 1, animated: false) }.count == 1)
    let empty = UIPickerView()
    let lines = warnings {
      #expect(empty.selectedRow(inComponent: 0) == -1)
      empty.selectRow(4, inComponent: 2, animated: false)
    }
    #expect(lines == [])
  }
}
