import CellRendering
import Foundation

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The visible windows, from back to front.
  var shownWindows: [UIWindow] {
    let all = windowReferences.compactMap(\.window)
    let windows = windowFilter.map { filter in all.filter { filter($0) } } ?? all
    if windows.count < 2 { return windows }
    return windows.enumerated().sorted { one, other in
      let levels = (one.element.windowLevel.rawValue, other.element.windowLevel.rawValue)
      return levels.0 != levels.1 ? levels.0 < levels.1 : one.offset < other.offset
    }.map(\.element)
  }

  /// The visible windows and the system's in front of them, from back to front.
  var allWindows: [UIWindow] {
    let systemWindows = systemWindows
    return systemWindows.isEmpty ? shownWindows : shownWindows + systemWindows
  }

  /// The system's windows, from back to front.
  var systemWindows: [UIWindow] {
    if let permissionWindow { return [permissionWindow] }
    return keyboardWindow.map { [$0] } ?? []
  }

  /// The window that gets keys: that of the system's question, if there is one, or the key window.
  var windowOfKeys: UIWindow? { permissionWindow ?? keyWindow }

  func windowDidShow(_ window: UIWindow) {
    guard !window.isOfSystem, !windowReferences.contains(where: { $0.window === window }) else {
      return
    }
    windowReferences.append(WeakWindow(window: window))
    TreeChange.note()
  }

  func windowDidHide(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    if keyWindowReference === window { setKeyWindow(shownWindows.last) }
    TreeChange.note()
  }

  func bringToFront(_ window: UIWindow) {
    guard let index = windowReferences.firstIndex(where: { $0.window === window }) else { return }
    windowReferences.append(windowReferences.remove(at: index))
    TreeChange.note()
  }

  func setKeyWindow(_ window: UIWindow?) {
    let previous = keyWindowReference
    guard previous !== window else { return }
    previous?.resignKey()
    previous?.keyCard = nil
    keyWindowReference = window
    window?.becomeKey()
    TreeChange.note()
  }

  /// Returns the frontmost view at a point on the screen, in any window, or `nil` if there isn't one.
  package func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    for window in allWindows.reversed() {
      if let view = window.hitTest(window.convertFromSuperview(point), with: event) { return view }
    }
    return nil
  }

  /// Resizes the screen and the windows that filled it.
  package func resize(_ size: CGSize) {
    let size = CGRect(origin: .zero, size: size).finite.size
    let old = mainScreen.bounds
    guard size != old.size else { return }
    mainScreen.setSize(size)
    for window in allWindows where window.frame == old { window.change(to: mainScreen.bounds) }
    TreeChange.note()
  }

  /// Sets the appearance of everything that doesn't override it.
  ///
  /// An app launched with an appearance keeps it, as in UIKit.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard LaunchTraits(in: .standard).traits.userInterfaceStyle == .unspecified else { return }
    changeTraits(UITraitCollection(userInterfaceStyle: style))
  }

  /// Changes traits of the screen and notifies every view on it.
  package func changeTraits(_ traits: UITraitCollection) {
    let category = preferredContentSizeCategory
    mainScreen.setTraits(traits)
    for window in allWindows { window.traitsMayHaveChanged() }
    TreeChange.note()
    if preferredContentSizeCategory != category { postContentSizeCategoryChange() }
  }

  /// Returns the drawing of the screen, and the time until an animation needs the next frame, in seconds
  /// of app time.
  package func picture() -> (list: DisplayList, nextFrame: TimeInterval?) {
    let context = DrawingContext(
      size: mainScreen.bounds.size, traits: mainScreen.traitCollection)
    context.fill(mainScreen.bounds, .systemBackground)
    let windows = allWindows
    let windowWithCard = windows.last { $0.keyCard != nil }
    context.showsCaret = windowWithCard == nil
    for window in windows { context.draw(window) }
    context.showsCaret = true
    // The card is in front of everything, regardless of its window.
    windowWithCard?.drawKeyCard(in: context)
    return (context.list, context.nextFrame)
  }
}

@MainActor
extension UIScreen {
  /// Returns the drawing of the screen.
  package func displayList() -> DisplayList { UIApplication.shared.picture().list }
}

extension UIWindow {
  /// Returns the drawing of only the window, at its place on the screen.
  package func displayList() -> DisplayList {
    let context = DrawingContext(size: screen.bounds.size, traits: traitCollection)
    context.drawWithCard(self)
    return context.list
  }
}
