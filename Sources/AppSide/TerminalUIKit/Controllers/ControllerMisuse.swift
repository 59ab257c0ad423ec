/// A misuse of a controller for which UIKit throws an exception.
///
/// The toolkit reports it in UIKit's words and ignores the call, so that a mistake fails one test
/// instead of ending the whole run.
/// not the whole run.
enum ControllerMisuse {
  case presentsItself(UIViewController)
  case presentsChild(UIViewController, of: UIViewController)
  case presentsPresented(UIViewController, by: UIViewController)
  case popoverWithoutSource(UIPopoverPresentationController)
  case pushesTwice(UIViewController)
  case pushesNavigationController
  case popsToForeignController
  case repeatsControllers
  case secondCancelAction
  case textFieldInActionSheet
  case invalidPreferredAction
  case emptyAlert
  case sceneDelegate(AnyClass)
  case missingSceneDelegate(String)
  case selectsForeignController(UITabBarController)
  case noTab(UITabBarController, Int, count: Int)
  case repeatsTabs(UIViewController)
  case containsItself(UIViewController, in: UIViewController)
  case adoptsRoot(UIViewController, by: UIViewController)
  case sharesView(UIViewController, with: UIViewController, view: UIView)
  case transitionBetweenUnrelatedControllers(
    UIViewController, UIViewController, in: UIViewController)
  case nib(String)
  case missingPage(UIViewController)
  case missingSegue(String, UIViewController, known: [String])

  var text: String {
    switch self {
    case .presentsItself(let controller):
      "Application tried to present modally an active controller \(name(controller))."
    case .presentsChild(let controller, let parent):
      "Application tried to present modally a view controller \(name(controller)) that has a parent "
        + "view controller \(name(parent))."
    case .presentsPresented(let controller, let presenter):
      "Application tried to present modally a view controller \(name(controller)) that is already "
        + "being presented by \(name(presenter))."
    case .popoverWithoutSource(let controller):
      "UIPopoverPresentationController (\(name(controller))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    case .pushesTwice(let controller):
      "Pushing the same view controller instance more than once is not supported "
        + "(\(name(controller)))"
    case .pushesNavigationController: "Pushing a navigation controller is not supported"
    case .popsToForeignController: "Tried to pop to a view controller that doesn't exist."
    case .repeatsControllers:
      "All view controllers in a navigation controller must be distinct"
    case .secondCancelAction:
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    case .textFieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    case .invalidPreferredAction:
      "The preferred action must be one of the actions that were added to the alert controller"
    case .emptyAlert:
      "UIAlertController must have a title, a message or an action to display"
    case .nib(let name):
      "The nib “\(name)” can't be read on Linux. Register the class of its cells, or make its views "
        + "in code."
    case .missingPage(let controller):
      "The number of view controllers provided (0) doesn't match the number required (1) for the "
        + "requested transition of \(name(controller))"
    case .sceneDelegate(let type):
      "The delegate class \(type) of the scene does not conform to UISceneDelegate"
    case .missingSceneDelegate(let name):
      "Info.plist configuration: could not load the class \"\(name)\" of the scene's delegate"
    case .selectsForeignController:
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    case .noTab(let controller, let index, let count):
      "-[\(type(of: controller)) setSelectedIndex:]: index \(index) beyond bounds "
        + (count > 0 ? "[0 .. \(count - 1)]" : "for empty array")
    case .repeatsTabs(let controller):
      "All view controllers in a tab bar controller must be distinct (\(name(controller)))"
    case .containsItself(let child, let parent):
      "Tried to add \(name(child)) as a child of \(name(parent)): it would be inside itself"
    case .adoptsRoot(let child, let parent):
      "adding a root view controller \(name(child)) as a child of view controller:\(name(parent))"
    case .sharesView(let controller, let owner, let view):
      "A view can only be associated with at most one view controller at a time! View "
        + "\(name(view)) is associated with \(name(owner)). Clear this association before "
        + "associating this view with \(name(controller))."
    case .transitionBetweenUnrelatedControllers(let one, let other, let parent):
      "Children view controllers \(name(one)) and \(name(other)) must have a common parent view "
        + "controller when calling -[\(type(of: parent)) "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    case .missingSegue(let identifier, let source, let known):
      "Receiver (\(name(source))) has no segue with identifier '\(identifier)'"
        + (known.isEmpty
          ? "; none was registered with registerSegue(withIdentifier:)"
          : "; registered are '\(known.joined(separator: "', '"))'")
    }
  }

  /// The effect of the call, for the report.
  private var outcome: String {
    switch self {
    case .popoverWithoutSource: "it is centred."
    case .repeatsTabs: "it gets one tab."
    case .adoptsRoot, .sharesView: "the call took effect anyway."
    default: "the call was ignored."
    }
  }

  func report() {
    RuntimeLog.write("Error: \(text) (UIKit throws an exception here; \(outcome))")
  }

  private func name(_ object: AnyObject) -> String { RuntimeLog.name(object) }
}
