extension UIMenu {
  /// Tells a menu from others (UIKit); those of the main menu have names.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The main menu.
    public static let root = Identifier("com.apple.menu.root")
    /// What concerns the app.
    public static let application = Identifier("com.apple.menu.application")
    /// What concerns documents.
    public static let file = Identifier("com.apple.menu.file")
    /// What concerns editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// What concerns what is shown.
    public static let view = Identifier("com.apple.menu.view")
    /// What concerns windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// About the app, in its menu.
    public static let about = Identifier("com.apple.menu.about")
    /// Settings, in the app's menu.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// How text looks.
    public static let format = Identifier("com.apple.menu.format")
    /// Undoing, in the menu of editing.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste and the like, in the menu of editing.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// Finding, in the menu of editing.
    public static let find = Identifier("com.apple.menu.find")
  }
}
