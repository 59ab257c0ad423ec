/// The state of a cell, on which its configuration can depend (UIKit).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell that is being dragged (UIKit), which is always `none` because drag and
  /// drop isn't supported.
  public enum DragState: Int, Sendable {
    /// The cell isn't being dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The state of a cell as a drop target (UIKit), which is always `none` because drag and drop
  /// isn't supported.
  public enum DropState: Int, Sendable {
    /// Nothing is being dragged over the cell.
    case none = 0
    /// The cell isn't the drop target.
    case notTargeted = 1
    /// The cell is the drop target.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, as under a finger.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is pinned to an edge.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The drag state of the cell.
  public var cellDragState = DragState.none
  /// The drop state of the cell.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits and default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
