extension UIBarButtonItem {
  /// An item with a meaning that the system knows (UIKit).
  public enum SystemItem: Int, Sendable {
    /// Ends something, keeping what was done.
    case done = 0
    /// Ends something, keeping nothing.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Makes something new.
    case add = 4
    /// Room that takes what the others leave.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers something.
    case reply = 8
    /// Shares something.
    case action = 9
    /// Puts something into a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Begins a search.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Ends what is under way.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes something.
    case trash = 16
    /// Begins to play.
    case play = 17
    /// Stops playing for a while.
    case pause = 18
    /// Goes back in what plays.
    case rewind = 19
    /// Goes forward in what plays.
    case fastForward = 20
    /// Takes back what was done.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Closes a screen.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// What UIKit calls the item, for those who do not see its picture.
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

  /// What is drawn: a sign where everybody knows it, else the name.
  var sign: String {
    switch self {
    case .add: "+"
    case .close, .stop: "✕"
    default: label
    }
  }
}
