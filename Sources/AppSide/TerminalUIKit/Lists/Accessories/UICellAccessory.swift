import Foundation

/// A sign or a view at the edge of a list cell (UIKit).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown (UIKit).
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the list is being edited.
    case whenEditing = 1
    /// While the list is not being edited.
    case whenNotEditing = 2
  }

  /// What kind of accessory it is (UIKit).
  public enum AccessoryType: Hashable {
    /// A chevron.
    case disclosure
    /// A triangle that opens and closes.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A minus sign to delete with.
    case delete
    /// A plus sign to insert with.
    case insert
    /// A grip to put the row into another place with.
    case reorder
    /// A circle that is filled while the row is selected.
    case multiselect
    /// A text.
    case label
    /// An i in a circle, to show more with.
    case detail
    /// A button that opens a menu, and says what is chosen there.
    case popUpMenu
    /// A view of the app's own.
    case customView(UIView)

    /// The kind in words.
    var name: String {
      if case .customView = self { "customView with the same view" } else { "\(self)" }
    }
  }

  /// Hears that something else is chosen in the menu of a pop-up button.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// Where an accessory is put (UIKit).
  public enum Placement: Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// What kind of accessory it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public let displayed: DisplayedState
  let placement: Placement
  let isHidden: Bool
  let tintColor: UIColor?
  let text: String
  let customView: UIView?
  let actionHandler: (@MainActor () -> Void)?
  /// What a pop-up button opens.
  var menu: UIMenu?
  /// Hears of what is chosen there.
  var selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  /// What a tap on a row with an outline's sign does.
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
