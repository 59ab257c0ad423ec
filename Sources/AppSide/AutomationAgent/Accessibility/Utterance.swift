import AutomationProtocol
import Foundation

/// The text that a screen reader speaks for an element.
///
/// It has VoiceOver's order: whether the element is selected, its label, its value, whether it is
/// dimmed, its kind, and its actions.
@MainActor
struct Utterance {
  private let element: any AutomationElement
  private let facts: ElementAccessibility?
  private let place: ScreenReaderPlace

  /// Makes the utterance for an element.
  ///
  /// - Parameter place: The position among the other elements.
  init(
    of element: any AutomationElement, at place: ScreenReaderPlace = ScreenReaderPlace(),
    in tree: any ElementTree
  ) {
    self.element = element
    self.place = place
    facts = tree.accessibility(of: element)
  }

  /// The parts, separated by commas.
  var text: String {
    let isSelected =
      element.automationIsSelected && !isSwitch && ![.checkBox, .toggle].contains(type)
    let parts =
      place.entered + [
        isSelected ? "Selected" : "", name, value, element.automationIsEnabled ? "" : "Dimmed",
      ] + kind + place.edges + [facts?.hint ?? "", advice, actions]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var traits: ElementTraits { facts?.traits ?? [] }
  private var type: ElementType { element.automationType }

  private var isSwitch: Bool { traits.contains(.toggleButton) || type == .switch }

  private var isField: Bool {
    [.textField, .secureTextField, .searchField, .textView].contains(type)
  }

  private var name: String {
    element.automationLabel.isEmpty ? element.automationTitle : element.automationLabel
  }

  private var value: String {
    let text = element.automationValue?.text ?? ""
    if isSwitch || type == .toggle { return text == "1" ? "On" : "Off" }
    if type == .checkBox { return Self.checkedStates[text] ?? text }
    // The selection has already been announced.
    if type == .radioButton { return "" }
    if facts?.showsPlaceholder == true { return text == name ? "" : text }
    if type == .secureTextField, !text.isEmpty {
      return text.count == 1 ? "1 character" : "\(text.count) characters"
    }
    if isField, text.isEmpty { return element.automationPlaceholder ?? "" }
    return text == name ? "" : text
  }

  /// The kinds of the element: the word for each trait, or else for its type.
  private var kind: [String] {
    var words: [String] = []
    if traits.contains(.searchField) || type == .searchField { words.append("Search Field") }
    if isSwitch { words.append("Switch Button") }
    if traits.contains(.link) { words.append("Link") }
    if traits.contains(.button), !isSwitch { words.append("Button") }
    if traits.contains(.header) { words.append("Heading") }
    if traits.contains(.image) { words.append("Image") }
    if traits.contains(.adjustable) || type == .slider { words.append("Adjustable") }
    if !words.isEmpty { return words }
    return [Self.words[type] ?? facts?.container.flatMap { Self.containers[$0] } ?? ""]
  }

  private var advice: String {
    guard element.automationIsEnabled else { return "" }
    if isField {
      return element.automationHasKeyboardFocus ? "Is editing" : "Double tap to edit"
    }
    if isSwitch { return "Double tap to toggle setting" }
    if traits.contains(.adjustable) || type == .slider {
      return "Swipe up or down with one finger to adjust the value"
    }
    return ""
  }

  /// The announcement that there are custom actions; the user asks for their names separately.
  private var actions: String {
    facts?.customActions.isEmpty == false || place.offersActions ? "Actions available" : ""
  }

  // The words of VoiceOver on macOS, because iOS has no check boxes.
  private static let checkedStates = ["0": "Unchecked", "1": "Checked", "2": "Mixed"]

  private static let containers: [ElementContainer: String] = [
    .dataTable: "Table", .list: "List", .landmark: "Landmark", .semanticGroup: "Group",
  ]

  private static let words: [ElementType: String] = [
    .button: "Button", .link: "Link", .image: "Image", .textField: "Text Field",
    .secureTextField: "Secure Text Field", .textView: "Text Field", .alert: "Alert",
    .sheet: "Sheet", .popover: "Popover", .navigationBar: "Navigation bar", .tabBar: "Tab Bar",
    .toolbar: "Toolbar", .table: "Table", .collectionView: "Collection", .tab: "Tab",
    .progressIndicator: "Progress", .activityIndicator: "In progress",
    .pageIndicator: "Page control", .pickerWheel: "Picker item", .menu: "Menu",
    .menuItem: "Menu item", .segmentedControl: "Segmented control", .stepper: "Stepper",
    .datePicker: "Date picker", .picker: "Picker", .cell: "Cell", .group: "Group",
    .checkBox: "Checkbox", .toggle: "Toggle Button", .radioButton: "Radio Button",
    .comboBox: "Combo Box",
    .popUpButton: "Pop Up Button", .menuButton: "Menu Button", .disclosureTriangle: "Disclosure",
  ]
}
