/// What the configuration of a cell can depend on (UIKit).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What becomes of a cell that is dragged (UIKit); cells are not dragged here.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// What becomes of a cell that something is dragged over (UIKit); cells are not dragged here.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is not the one dropped on.
    case notTargeted = 1
    /// It is the one dropped on.
    case targeted = 2
  }

  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it does not react.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it is kept at an edge.
  public var isPinned = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what is inside it shows.
  public var isExpanded = false
  /// Whether its swipe actions show.
  public var isSwiped = false
  /// Whether it is being put into another place.
  public var isReordering = false
  /// What becomes of it in a drag.
  public var cellDragState = DragState.none
  /// What becomes of it in a drop.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of surroundings, with nothing in particular.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
