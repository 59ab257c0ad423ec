import Foundation
import TerminalUIKit

/// What a subject looks like.
///
/// What is on the screen already is taken as it is there; a view or controller that is in no window is
/// shown in one of its own for the moment.
@MainActor
struct SnapshotPicture {
  let list: DisplayList
  /// What translucent colours are mixed with where nothing is drawn.
  let paper: DisplayColor

  /// Nil when the subject is nothing that can be shown.
  init?(of subject: any SnapshotSubject, _ conditions: SnapshotConditions) {
    let responder = subject.snapshotResponder
    let picture = conditions.apply { () -> (DisplayList, DisplayColor)? in
      guard let list = Self.list(of: responder, size: conditions.size) else { return nil }
      return (list, UIScreen.main.paper)
    }
    guard let picture else { return nil }
    (list, paper) = picture
  }

  private static func list(of responder: UIResponder, size: CGSize?) -> DisplayList? {
    switch responder {
    case let application as UIApplication: list(ofScreen: application, size: size)
    case let window as UIWindow: list(ofWindow: window, size: size)
    case let controller as UIViewController:
      controller.parent == nil && controller.viewIfLoaded?.superview == nil
        ? list(ofRoot: controller, size: size) : list(ofView: controller.view, size: size)
    case let view as UIView: list(ofView: view, size: size)
    default: nil
    }
  }

  private static func list(ofScreen application: UIApplication, size: CGSize?) -> DisplayList {
    let before = UIScreen.main.bounds.size
    if let size { application.resize(size) }
    defer { if size != nil { application.resize(before) } }
    application.runUntilIdle()
    return application.picture().list
  }

  private static func list(ofWindow window: UIWindow, size: CGSize?) -> DisplayList {
    let before = window.frame
    if let size { window.frame = CGRect(origin: before.origin, size: size) }
    defer { if size != nil { window.frame = before } }
    UIApplication.shared.runUntilIdle()
    window.layoutIfNeeded()
    return window.picture()
  }

  private static func list(ofRoot controller: UIViewController, size: CGSize?) -> DisplayList {
    withWindow(controller, size: size) { list(ofWindow: $0.window, size: nil) }
  }

  private static func list(ofView view: UIView, size: CGSize?) -> DisplayList {
    if let window = view.window { return part(view, of: window, size: size) }
    var root = view
    while let next = root.superview { root = next }
    let size = root === view ? size ?? windowSize(for: view) : nil
    let frame = root.frame
    defer { root.frame = frame }
    return withWindow(root, size: size) { part(view, of: $0.window, size: nil) }
  }

  private static func part(_ view: UIView, of window: UIWindow, size: CGSize?) -> DisplayList {
    let before = window.frame
    if let size { window.frame = CGRect(origin: before.origin, size: size) }
    defer { if size != nil { window.frame = before } }
    UIApplication.shared.runUntilIdle()
    window.layoutIfNeeded()
    let place = view.screenRect(view.bounds)
    return window.picture().cropped(
      to: place.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY))
  }

  /// The size of a window that a view fits into; nil is the screen's.
  private static func windowSize(for view: UIView) -> CGSize? {
    let frame = view.frame
    return frame.isEmpty ? nil : CGSize(width: frame.maxX, height: frame.maxY)
  }
}
