/// The type of an element, as a test sees it.
///
/// Names and raw values are those of the cases of `XCUIElement.ElementType`.
package enum AccessibilityRole: UInt, Hashable, Sendable {
  case other = 1
  case application = 2
  case group = 3
  case window = 4
  case sheet = 5
  case alert = 7
  case button = 9
  case popover = 18
  case key = 20
  case navigationBar = 21
  case tabBar = 22
  case toolbar = 24
  case table = 26
  case collectionView = 32
  case slider = 33
  case pageIndicator = 34
  case progressIndicator = 35
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  case pickerWheel = 39
  case `switch` = 40
  case link = 42
  case image = 43
  case searchField = 45
  case scrollView = 46
  case scrollBar = 47
  case staticText = 48
  case textField = 49
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  case menu = 53
  case menuItem = 54
  case cell = 75
  case stepper = 79
}

extension AccessibilityRole {
  /// Creates the role that a developer's traits imply, or `nil` if they imply none.
  init?(traits: UIAccessibilityTraits) {
    if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.toggleButton) {
      self = .switch
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.staticText) || traits.contains(.header) {
      self = .staticText
    } else {
      return nil
    }
  }
}
