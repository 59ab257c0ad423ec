import AutomationProtocol
import ElementTypes
import Foundation

/// Records expectations of elements.
extension Recorder {
  func expect(_ target: RecordingScene.Target) {
    let element = target.element
    let text = element.value?.text ?? ""
    let expectation: RecordedAction.Expectation =
      switch element.elementType {
      case .switch, .toggle, .checkBox: .isOn(text == "1")
      case .textField, .textView, .searchField, .comboBox:
        text.stepString == nil ? .exists : .showsValue(text)
      case .slider, .pickerWheel, .progressIndicator, .datePicker, .stepper, .pageIndicator:
        text.stepString == nil || text.isEmpty ? .exists : .hasValue(text)
      case .button: .isEnabled
      // A query by label already states the text.
      case .staticText where target.query != ElementQuery.labelled(element):
        element.label.stepString == nil ? .exists : .showsLabel(element.label)
      default: .exists
      }
    let known = lastScene.element(element.identity)
    let hasChanged = known?.label != element.label || known?.value != element.value
    let patience = hasChanged && elapsed > Self.unnoticed ? seconds(after: elapsed) : nil
    let isButton = element.elementType == .button && !element.isEnabled
    steps.record(
      RecordedStep(.expect(isButton ? .exists : expectation, of: target.query), patience: patience))
  }
}

extension ElementQuery {
  /// Returns the query that finds an element by its label only.
  fileprivate static func labelled(_ element: ElementAttributes) -> ElementQuery {
    ElementQuery(steps: [
      .descendants(element.elementType), .matching(.identified(by: element.label)),
    ])
  }
}
