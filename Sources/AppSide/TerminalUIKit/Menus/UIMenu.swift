import Foundation

/// Elements to choose from (UIKit).
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one, and what can be on in it (UIKit).
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown between those of the menu around, set off by lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is on: that which was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are shown side by side; a terminal shows them like the others.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How much room elements take (UIKit); a terminal gives all of them a row.
  public enum ElementSize: Int, Sendable {
    /// Little.
    case small = 0
    /// Some.
    case medium = 1
    /// A row.
    case large = 2
    /// As it suits the menu.
    case automatic = -1
  }

  /// Tells the menu from others.
  public let identifier: Identifier
  /// How it is shown in another one, and what can be on in it.
  public let options: Options
  /// How much room elements take: remembered only.
  open var preferredElementSize: ElementSize
  /// What there is to choose from.
  final public internal(set) var children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown above the elements, or as the element that leads to it.
  ///   - subtitle: What else there is to say.
  ///   - image: A picture behind the title.
  ///   - identifier: Tells it from others; nil makes up one.
  ///   - options: How it is shown in another one, and what can be on in it.
  ///   - preferredElementSize: How much room elements take: remembered only.
  ///   - children: What there is to choose from.
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

  /// The same menu with other elements.
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

  /// Makes one element the one that is on, where only one can be.
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
