import CellRendering
import Foundation
import TerminalUIKit

/// The picture of a subject.
///
/// Content on the screen is captured as it is; a view or controller without a window is shown
/// temporarily in a new window. A view that is partly clipped, for instance far down in a scroll view,
/// is drawn separately, because a test with an empty picture would never fail.
@MainActor
struct SnapshotPicture {
  let list: DisplayList
  /// The colour behind translucent colours where nothing is drawn.
  let paper: DisplayColor

  init(of subject: any SnapshotSubject, _ conditions: SnapshotConditions) throws(SnapshotProblem) {
    let responder = subject.snapshotResponder
    let picture = conditions.apply { () -> Result<(DisplayList, DisplayColor), SnapshotProblem> in
      do throws(SnapshotProblem) {
        return .success((try Self.list(of: responder, size: conditions.size), UIScreen.main.paper))
      } catch {
        return .failure(error)
      }
    }
    (list, paper) = try picture.get()
  }

  private static func list(
    of responder: UIResponder, size: CGSize?
  ) throws(SnapshotProblem) -> DisplayList {
    switch responder {
    case let application as UIApplication: list(ofScreen: application, size: size)
    case let window as UIWindow: list(ofWindow: window, size: size)
    case let controller as UIViewController:
      controller.parent == nil && controller.viewIfLoaded?.superview == nil
        ? list(ofRoot: controller, size: size) : try list(ofView: controller.view, size: size)
    case let view as UIView: try list(ofView: view, size: size)
    default: throw .nothingToShow(type: "\(type(of: responder))")
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

  private static func list(
    ofView view: UIView, size: CGSize?
  ) throws(SnapshotProblem) -> DisplayList {
    if let window = view.window { return try part(view, of: window, size: size) }
    var root = view
    while let next = root.superview { root = next }
    let frame = root.frame
    defer { root.frame = frame }
    let window = TestWindow(root, size: size ?? (root === view ? windowSize(for: view) : nil))
    defer { window.close() }
    let constraints = size.map { give(root, size: $0) } ?? []
    defer { NSLayoutConstraint.deactivate(constraints) }
    return try part(view, of: window.window, size: size)
  }

  /// Gives a view a size, in the upper left corner of its superview.
  ///
  /// - Returns: The constraints that set the size, or an empty array if the frame does.
  private static func give(_ view: UIView, size: CGSize) -> [NSLayoutConstraint] {
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      view.frame = CGRect(origin: .zero, size: size)
      return []
    }
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private static func part(
    _ view: UIView, of window: UIWindow, size: CGSize?
  ) throws(SnapshotProblem) -> DisplayList {
    let before = window.frame
    if let size { window.frame = CGRect(origin: before.origin, size: size) }
    defer { if size != nil { window.frame = before } }
    UIApplication.shared.runUntilIdle()
    window.layoutIfNeeded()
    let actual = view.bounds.size
    if let size, abs(actual.width - size.width) > 0.5 || abs(actual.height - size.height) > 0.5 {
      throw .otherSize(
        type: "\(type(of: view))", actual: actual, wanted: size,
        superview: view.superview.map { "\(type(of: $0))" })
    }
    guard view.isWhollyInside else { return view.standalonePicture() }
    let place = view.screenRect(view.bounds)
    return window.picture().cropped(
      to: place.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY))
  }

  /// Returns the size of a window that a view fits into, or `nil` for the screen's.
  private static func windowSize(for view: UIView) -> CGSize? {
    let frame = view.frame
    return frame.isEmpty ? nil : CGSize(width: frame.maxX, height: frame.maxY)
  }
}
