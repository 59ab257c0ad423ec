/// Something done to views for which UIKit throws an exception or leaves them in disorder.
///
/// Here it is reported and not done, so that one mistake costs a test its result, not the whole run.
enum ViewMisuse {
  case goesInsideItself(UIView)
  case windowAsSubview(UIView)

  private var text: String {
    switch self {
    case .goesInsideItself(let view):
      "Can't add self as subview: \(RuntimeLog.name(view)) would be inside itself."
    case .windowAsSubview(let view):
      "A window, \(RuntimeLog.name(view)), cannot be a subview here. Show it with makeKeyAndVisible()."
    }
  }

  func report() { RuntimeLog.write("Error: \(text) The call was ignored.") }
}
