import CellRendering
import Foundation

/// A window that somebody else keeps.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The windows that are shown, from back to front.
  var shownWindows: [UIWindow] {
    let all = windowReferences.compactMap(\.window)
    let windows = windowFilter.map { filter in all.filter { filter($0) } } ?? all
    if windows.count < 2 { return windows }
    return windows.enumerated().sorted { one, other in
      let levels = (one.element.windowLevel.rawValue, other.element.windowLevel.rawValue)
      return levels.0 != levels.1 ? levels.0 < levels.1 : one.offset < other.offset
    }.map(\.element)
  }

  func windowDidShow(_ window: UIWindow) {
    guard !windowReferences.contains(where: { $0.window === window }) else { return }
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
    keyWindowReference = window
    window?.becomeKey()
    TreeChange.note()
  }

  /// The view in front at a point of the screen, in whichever window it is; nil when there is none.
  package func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    for window in shownWindows.reversed() {
      if let view = window.hitTest(window.convertFromSuperview(point), with: event) { return view }
    }
    return nil
  }

  /// Gives the screen a new size, and the windows that filled it.
  package func resize(_ size: CGSize) {
    let size = CGRect(origin: .zero, size: size).finite.size
    let old = mainScreen.bounds
    guard size != old.size else { return }
    mainScreen.setSize(size)
    for window in shownWindows where window.frame == old { window.change(to: mainScreen.bounds) }
    TreeChange.note()
  }

  /// Makes everything light or dark that does not decide for itself.
  ///
  /// An app that was launched with a style keeps it, as UIKit's do.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard LaunchTraits(in: .standard).traits.userInterfaceStyle == .unspecified else { return }
    changeTraits(UITraitCollection(userInterfaceStyle: style))
  }

  /// Changes some traits of the screen and tells everything on it.
  package func changeTraits(_ traits: UITraitCollection) {
    let category = preferredContentSizeCategory
    mainScreen.setTraits(traits)
    for window in shownWindows { window.traitsMayHaveChanged() }
    TreeChange.note()
    if preferredContentSizeCategory != category { postContentSizeCategoryChange() }
  }

  /// What the screen looks like now, and when it must be drawn again although nothing changes, in
  /// seconds of app time from now.
  package func picture() -> (list: DisplayList, nextFrame: TimeInterval?) {
    let context = DrawingContext(
      size: mainScreen.bounds.size, traits: mainScreen.traitCollection)
    context.fill(mainScreen.bounds, .systemBackground)
    for window in shownWindows { context.draw(window) }
    return (context.list, context.nextFrame)
  }
}

@MainActor
extension UIScreen {
  /// What the screen looks like now.
  package func displayList() -> DisplayList { UIApplication.shared.picture().list }
}

extension UIWindow {
  /// What the window looks like by itself, at its place on the screen.
  package func displayList() -> DisplayList {
    let context = DrawingContext(size: screen.bounds.size, traits: traitCollection)
    context.draw(self)
    return context.list
  }
}
