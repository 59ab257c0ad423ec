import Foundation

/// A container of related menu elements (UIKit).
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The options that determine a submenu's presentation and the selection of its elements (UIKit).
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value, equal to UIKit's.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The submenu's elements appear inline in its parent, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's actions are destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only the element selected last is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements appear side by side; a terminal shows them in rows like others.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of menu elements (UIKit); in a terminal every element takes a row.
  public enum ElementSize: Int, Sendable {
    /// A small element.
    case small = 0
    /// A medium element.
    case medium = 1
    /// A large element.
    case large = 2
    /// The size that suits the menu.
    case automatic = -1
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The preferred size of the elements; stored but has no effect.
  open var preferredElementSize: ElementSize
  /// The elements of the menu.
  final public internal(set) var children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, shown above the elements or, for a submenu, as the item that opens it.
  ///   - subtitle: The secondary text.
  ///   - image: The image after the title.
  ///   - identifier: The identifier; `nil` generates a unique one.
  ///   - options: The options of the menu.
  ///   - preferredElementSize: The preferred size of the elements; stored but has no effect.
  ///   - children: The elements of the menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return child.shownState == .on ? [child] : []
    }
  }

  /// Turns an element on and, under single selection, all others off.
  ///
  /// - Returns: Whether the element is in the menu.
  @discardableResult
  func select(_ element: UIMenuElement, inSelection isInSelection: Bool = false) -> Bool {
    let isSingle = isInSelection || options.contains(.singleSelection)
    let inline = children.compactMap { $0 as? UIMenu }
    let isHere = children.contains { $0 === element }
    let isInside = inline.contains { $0.contains(element) }
    guard isHere || isInside else { return false }
    for child in children {
      if let menu = child as? UIMenu {
        if isSingle || menu.contains(element) { menu.mark(element, isSingle) }
      } else if isSingle {
        child.setState(child === element ? .on : .off)
      }
    }
    return true
  }

  func contains(_ element: UIMenuElement) -> Bool {
    children.contains { $0 === element || ($0 as? UIMenu)?.contains(element) == true }
  }

  private func mark(_ element: UIMenuElement, _ isSingle: Bool) {
    if contains(element) {
      select(element, inSelection: isSingle)
    } else if options.contains(.displayInline) {
      for child in children { child.setState(.off) }
    }
  }
}

extension UIMenuElement {
  var shownState: State {
    (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off
  }

  var shownAttributes: Attributes {
    if let menu = self as? UIMenu {
      return menu.options.contains(.destructive) ? .destructive : []
    }
    return (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  func setState(_ state: State) {
    (self as? UIAction)?.state = state
    (self as? UICommand)?.state = state
  }
}
