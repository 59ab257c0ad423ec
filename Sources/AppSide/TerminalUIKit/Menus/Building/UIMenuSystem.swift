import Foundation

/// Where menus come from: the main one, whose keys work everywhere (UIKit).
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu.
  ///
  /// A terminal has no bar for it; its commands are reached by their keys.
  public static let main = UIMenuSystem()

  final private var menu: UIMenu?
  final private var isBuilding = false

  /// Lets the main menu be built anew before it is used next.
  open func setNeedsRebuild() { menu = nil }

  /// Lets the commands be validated anew: they are each time anyway.
  open func setNeedsRevalidate() {}

  /// The menu, built now if it was not.
  var builtMenu: UIMenu {
    if let menu { return menu }
    guard !isBuilding else { return UIMenu.standardMain }
    isBuilding = true
    defer { isBuilding = false }
    let builder = MenuBuilder(UIMenu.standardMain, system: self)
    let application = UIApplication.shared
    application.buildMenu(with: builder)
    (application.presentDelegate as? UIResponder)?.buildMenu(with: builder)
    menu = builder.root
    return builder.root
  }
}
