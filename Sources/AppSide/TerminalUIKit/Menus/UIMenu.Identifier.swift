extension UIMenu {
  /// The identifier of a menu (UIKit); the menus of the main menu have constants.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The main menu.
    public static let root = Identifier("com.apple.menu.root")
    /// The app menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The About item group of the app menu.
    public static let about = Identifier("com.apple.menu.about")
    /// The Settings item group of the app menu.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The Undo and Redo items of the Edit menu.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The Cut, Copy, Paste and related items of the Edit menu.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The Find items of the Edit menu.
    public static let find = Identifier("com.apple.menu.find")
  }
}
