import Foundation

/// An accessory of a list cell (UIKit).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which an accessory is shown (UIKit).
  public enum DisplayedState: Int, Sendable {
    /// The accessory is always shown.
    case always = 0
    /// The accessory is shown while the list is being edited.
    case whenEditing = 1
    /// The accessory is shown while the list isn't being edited.
    case whenNotEditing = 2
  }

  /// The type of an accessory (UIKit).
  public enum AccessoryType: Hashable {
    /// A disclosure indicator.
    case disclosure
    /// An outline disclosure.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A delete accessory.
    case delete
    /// An insert accessory.
    case insert
    /// A reorder control.
    case reorder
    /// A multiselect accessory.
    case multiselect
    /// A text label.
    case label
    /// A detail accessory.
    case detail
    /// A pop-up button for a menu.
    case popUpMenu
    /// A custom view.
    case customView(UIView)

    /// The type as a word.
    var name: String {
      if case .customView = self { "customView with the same view" } else { "\(self)" }
    }
  }

  /// A closure that is called after the selection in a pop-up button's menu has changed.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// The placement of an accessory (UIKit).
  public enum Placement: Sendable {
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The states in which the accessory is shown.
  public let displayed: DisplayedState
  let placement: Placement
  let isHidden: Bool
  let tintColor: UIColor?
  let text: String
  let customView: UIView?
  let actionHandler: (@MainActor () -> Void)?
  /// The menu of a pop-up button.
  var menu: UIMenu?
  /// The closure to call after the selection in the menu has changed.
  var selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  /// The behaviour of a tap on a row with an outline disclosure.
  var outlineStyle = OutlineDisclosureOptions.Style.automatic

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ placement: Placement = .trailing,
    isHidden: Bool? = nil, tintColor: UIColor? = nil, text: String = "", customView: UIView? = nil,
    actionHandler: (@MainActor () -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.placement = placement
    self.isHidden = isHidden ?? false
    self.tintColor = tintColor
    self.text = text
    self.customView = customView
    self.actionHandler = actionHandler
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case _ where isHidden: false
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
