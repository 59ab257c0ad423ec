extension UIBarButtonItem {
  /// The system-supplied bar button items (UIKit).
  public enum SystemItem: Int, Sendable {
    /// The Done button, which ends a task and keeps its changes.
    case done = 0
    /// The Cancel button, which ends a task and discards its changes.
    case cancel = 1
    /// The Edit button, which starts editing.
    case edit = 2
    /// The Save button.
    case save = 3
    /// The Add button.
    case add = 4
    /// The flexible space, which takes the space that other items leave.
    case flexibleSpace = 5
    /// The fixed space, whose width the item sets.
    case fixedSpace = 6
    /// The Compose button.
    case compose = 7
    /// The Reply button.
    case reply = 8
    /// The Action button, which shares content.
    case action = 9
    /// The Organize button, which moves content to a folder.
    case organize = 10
    /// The Bookmarks button.
    case bookmarks = 11
    /// The Search button.
    case search = 12
    /// The Refresh button.
    case refresh = 13
    /// The Stop button.
    case stop = 14
    /// The Camera button.
    case camera = 15
    /// The Trash button.
    case trash = 16
    /// The Play button.
    case play = 17
    /// The Pause button.
    case pause = 18
    /// The Rewind button.
    case rewind = 19
    /// The Fast Forward button.
    case fastForward = 20
    /// The Undo button.
    case undo = 21
    /// The Redo button.
    case redo = 22
    /// The Close button.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item's accessibility label in UIKit.
  var label: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  /// The text on the button: a well-known sign if there is one, otherwise the name.
  var sign: String {
    switch self {
    case .add: "+"
    case .close, .stop: "✕"
    default: label
    }
  }
}
