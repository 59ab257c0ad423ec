import Foundation
import ToolchainInternals

/// The appearance proxies of classes.
@MainActor
final class AppearanceProxies {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    /// A view with only default values.
    let pristine: UIView
    let isClass: (UIView) -> Bool
    /// Whether the class is a superclass of another one.
    let isSuperclass: (UIView.Type) -> Bool
  }

  private struct BarItemEntry {
    let proxy: UIBarItem
    let isClass: (UIBarItem) -> Bool
  }

  /// The entries, from the most specific one.
  private var entries: [Entry] = []
  private var barItems: [BarItemEntry] = []

  nonisolated init() {}

  /// Whether nothing is set for any class.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the proxy of a class, which is created on first use.
  func proxy<V: UIView>(
    of type: V.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> V {
    let known = entries.first { entry in
      entry.type == type
        && entry.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let known = known?.proxy as? V { return known }
    let proxy = Self.make(type)
    let entry = Entry(
      type: type, containers: containers, proxy: proxy, pristine: Self.make(type),
      isClass: { $0 is V }, isSuperclass: { $0 is V.Type })
    let place = entries.firstIndex { other in
      // Views in certain containers come before all others, and subclasses before superclasses.
      other.containers.count == containers.count
        ? other.isSuperclass(type) : other.containers.count < containers.count
    }
    entries.insert(entry, at: place ?? entries.count)
    return proxy
  }

  /// Applies the appearance of its class to a view that enters a window, except for values that the view
  /// has set.
  func apply(to view: UIView) {
    for entry in entries where entry.isClass(view) && entry.proxy !== view {
      guard Self.isInside(view, entry.containers) else { continue }
      for link in AppearanceLink.all { link.copy(entry.proxy, entry.pristine, view) }
    }
  }

  /// Returns the proxy of a class of bar items, which is created on first use.
  func proxy<Item: UIBarItem>(of type: Item.Type) -> Item {
    if let known = barItems.first(where: { Swift.type(of: $0.proxy) == type })?.proxy as? Item {
      return known
    }
    guard let proxy = DelegateInitializer.make(type) as? Item else { Self.fail(type) }
    barItems.append(BarItemEntry(proxy: proxy, isClass: { $0 is Item }))
    return proxy
  }

  /// Returns the proxies that apply to a bar item.
  func proxies(for item: UIBarItem) -> [UIBarItem] {
    barItems.filter { $0.isClass(item) && $0.proxy !== item }.map(\.proxy)
  }

  /// Returns a view of a class known only at run time.
  private static func make<V: UIView>(_ type: V.Type) -> V {
    // The toolkit's own classes can be made for an archive; those of apps often refuse that.
    if String(reflecting: type).hasPrefix("TerminalUIKit."), let view = type.init(coder: NSCoder())
    {
      return view
    }
    guard let view = DelegateInitializer.make(type) as? V else { fail(type) }
    return view
  }

  /// Ends the app, because there is no object to return.
  ///
  /// With a toolchain that can't create objects of such classes, no app would start.
  private static func fail(_ type: AnyClass) -> Never {
    fatalError("no object of \(type) can be made for its appearance")
  }

  /// Returns whether a view is inside objects of certain classes, listed from the inside to the outside.
  private static func isInside(
    _ view: UIView, _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var missing = containers[...]
    var next = view.next
    while let type = missing.first {
      guard let object = next else { return false }
      if type.isClass(of: object) { missing.removeFirst() }
      next = object.next
    }
    return true
  }
}

extension UIAppearanceContainer {
  fileprivate static func isClass(of object: UIResponder) -> Bool { object is Self }
}
