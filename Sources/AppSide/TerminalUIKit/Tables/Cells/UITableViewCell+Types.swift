extension UITableViewCell {
  /// The label layout of a cell (UIKit).
  public enum CellStyle: Int, Sendable {
    /// A single label.
    case `default` = 0
    /// A label at the leading edge and one at the trailing edge.
    case value1 = 1
    /// A small label and another beside it.
    case value2 = 2
    /// A label and a smaller one below it.
    case subtitle = 3
  }

  /// The appearance of a selected cell (UIKit).
  public enum SelectionStyle: Int, Sendable {
    /// The appearance doesn't change.
    case none = 0
    /// The background has another colour.
    case blue = 1
    /// The background has another colour.
    case gray = 2
    /// The background has another colour.
    case `default` = 3
  }

  /// The editing control of a row (UIKit).
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The standard accessory at the trailing edge of a row (UIKit).
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which shows that the row leads to another screen.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void
}
