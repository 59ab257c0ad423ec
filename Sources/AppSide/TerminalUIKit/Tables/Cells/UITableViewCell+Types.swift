extension UITableViewCell {
  /// Which labels a cell has (UIKit).
  public enum CellStyle: Int, Sendable {
    /// One.
    case `default` = 0
    /// One at the beginning, one at the end.
    case value1 = 1
    /// A small one, and one beside it.
    case value2 = 2
    /// One, and a smaller one under it.
    case subtitle = 3
  }

  /// How a selected cell looks (UIKit).
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none = 0
    /// On a background of another colour.
    case blue = 1
    /// On a background of another colour.
    case gray = 2
    /// On a background of another colour.
    case `default` = 3
  }

  /// What editing does to a row (UIKit).
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is deleted.
    case delete = 1
    /// Another is inserted.
    case insert = 2
  }

  /// The sign at the end of a row (UIKit).
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron: the row leads somewhere.
    case disclosureIndicator = 1
    /// An i in a circle, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void
}
