import Foundation

/// Initialisers for items with an image.
extension UIBarButtonItem {
  /// Creates an item with an image and an optional closure that a tap calls.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: AnyObject? = nil,
    action: (@MainActor (UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an image that calls a target's method.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an image that calls a target's method with the item as sender.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method that takes the item or any sender.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with a title, an image or both that performs an action.
  public convenience init(title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    self.image = image
  }

  /// Creates an item with a title, an image or both that opens a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - primaryAction: The action of a tap. A long press then opens the menu; without an action, a
  ///     tap does.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item with a title, an image or both that calls a target's method and opens a menu
  /// on a long press.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method without parameters.
  ///   - menu: The menu, or `nil` for none.
  public convenience init<Target: AnyObject>(
    title: String? = nil, image: UIImage? = nil, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item that calls a target's method with the item as sender and opens a menu on a
  /// long press.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method that takes the item or any sender.
  ///   - menu: The menu, or `nil` for none.
  public convenience init<Target: AnyObject, Sender>(
    title: String? = nil, image: UIImage? = nil, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item with a title, an image or both that opens a menu on a tap.
  ///
  /// Code with `target: nil, action: nil, menu: menu` calls this initialiser.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?,
    action: ((UIBarButtonItem) -> Void)?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
}
