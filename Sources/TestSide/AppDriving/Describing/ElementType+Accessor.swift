import AutomationProtocol

extension ElementType {
  /// The property of a query that finds this type, such as `buttons`, or `nil` if there isn't one.
  package var accessor: String? {
    switch self {
    case .any, .application: nil
    case .other: "otherElements"
    case .switch: "switches"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    default: name + "s"
    }
  }
}
