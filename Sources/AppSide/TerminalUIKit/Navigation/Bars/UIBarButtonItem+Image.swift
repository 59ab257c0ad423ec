import Foundation

/// Initialisers for items with an image.
extension UIBarButtonItem {
  /// Creates an item with an image that sends an action, or none.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: The selector of a method that takes the item, the item and the event, or nothing.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with images that sends an action, or none.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image for phones in landscape; stored but has no effect.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: The selector of a method that takes the item, the item and the event, or nothing.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with images that calls a target's method.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image for phones in landscape; stored but has no effect.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with images that calls a target's method with the item as sender.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image for phones in landscape; stored but has no effect.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method that takes the item or any sender.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an image and a closure that a tap calls.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: AnyObject? = nil,
    action: @escaping @MainActor (UIBarButtonItem) -> Void
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

  /// Creates an item with a title, an image or both that sends an action, or none, and opens a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: The selector of a method, or `nil`; without it, a tap opens the menu.
  ///   - menu: The menu, or `nil` for none.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item with a title, an image or both that calls a closure and opens a menu on a long
  /// press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?,
    action: @escaping (UIBarButtonItem) -> Void, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
}
