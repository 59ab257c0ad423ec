/// A request to a controller at the wrong moment, which is ignored with a warning, as in UIKit.
enum ControllerWarning {
  case presentationInProgress(UIViewController, on: UIViewController)
  case alreadyPresenting(
    UIViewController, on: UIViewController, from: UIViewController, existing: UIViewController)
  case notInWindow(UIViewController, on: UIViewController, from: UIViewController)
  case dismissalInProgress(UIViewController)
  case unbalancedAppearance(UIViewController)
  case nestedPush
  case nestedPop
  case stackNotUpdated(method: String, UINavigationController)

  /// The warning in UIKit's words.
  var text: String {
    switch self {
    case .presentationInProgress(let presented, let presenter):
      "Warning: Attempt to present \(name(presented)) on \(name(presenter)) while a presentation is "
        + "in progress!"
    case .alreadyPresenting(let presented, let presenter, let source, let existing):
      "Attempt to present \(name(presented)) on \(name(presenter)) (from \(name(source))) which is "
        + "already presenting \(name(existing))."
    case .notInWindow(let presented, let presenter, let source):
      "Attempt to present \(name(presented)) on \(name(presenter)) (from \(name(source))) whose view "
        + "is not in the window hierarchy."
    case .dismissalInProgress(let controller):
      "Warning: Attempt to dismiss from view controller \(name(controller)) while a presentation or "
        + "dismiss is in progress!"
    case .unbalancedAppearance(let controller):
      "Unbalanced calls to begin/end appearance transitions for \(name(controller))."
    case .nestedPush: "nested push animation can result in corrupted navigation bar"
    case .nestedPop: "nested pop animation can result in corrupted navigation bar"
    case .stackNotUpdated(let method, let controller):
      "\(method) called on \(RuntimeLog.name(controller, separator: " ")) while an existing "
        + "transition or presentation is occurring; the navigation stack will not be updated."
    }
  }

  func report() { RuntimeLog.write(text) }

  private func name(_ controller: UIViewController) -> String { RuntimeLog.name(controller) }
}
