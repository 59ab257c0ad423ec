import Foundation

/// Items with a picture.
extension UIBarButtonItem {
  /// Makes an item with a picture that calls a closure when it is tapped, or does nothing.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: AnyObject? = nil,
    action: (@MainActor (UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes an item with a picture that calls a method of a target.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - style: How much it stands out.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes an item with a picture that calls a method of a target with the item.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - style: How much it stands out.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the item, or anything.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes an item with a title, a picture, or both, that does an action.
  public convenience init(title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    self.image = image
  }

  /// Makes an item with a title, a picture, or both, that opens a menu.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - image: The picture.
  ///   - primaryAction: What a tap does; without it a tap opens the menu, else a long press does.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Makes an item with a title, a picture, or both, that calls a method of a target, and whose long press
  /// opens a menu.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - image: The picture.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  ///   - menu: The menu; nil is none.
  public convenience init<Target: AnyObject>(
    title: String? = nil, image: UIImage? = nil, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes an item with a title, a picture, or both, that calls a method of a target with the item, and
  /// whose long press opens a menu.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - image: The picture.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the item, or anything.
  ///   - menu: The menu; nil is none.
  public convenience init<Target: AnyObject, Sender>(
    title: String? = nil, image: UIImage? = nil, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes an item with a title, a picture, or both, whose tap opens a menu.
  ///
  /// This is the form for `target: nil, action: nil, menu: menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?,
    action: ((UIBarButtonItem) -> Void)?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
}
