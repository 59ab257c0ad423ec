import Foundation

/// A system of menus; the key commands of the main menu work everywhere in the app (UIKit).
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu system.
  ///
  /// A terminal has no menu bar; the commands of the main menu are available through their keys.
  public static let main = UIMenuSystem()

  final private var menu: UIMenu?
  final private var isBuilding = false

  /// Rebuilds the menu before its next use.
  open func setNeedsRebuild() { menu = nil }

  /// Does nothing, because commands are validated on every use.
  open func setNeedsRevalidate() {}

  /// The main menu, built on first use.
  var builtMenu: UIMenu {
    if let menu { return menu }
    guard !isBuilding else { return UIMenu.standardMain }
    isBuilding = true
    defer { isBuilding = false }
    let builder = MenuBuilder(UIMenu.standardMain, system: self)
    let application = UIApplication.shared
    application.buildMenu(with: builder)
    (application.currentDelegate as? UIResponder)?.buildMenu(with: builder)
    menu = builder.root
    return builder.root
  }
}
