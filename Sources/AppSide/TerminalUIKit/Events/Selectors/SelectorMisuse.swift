import Foundation

/// A call by selector for which Objective-C throws an exception or reads the wrong memory.
enum SelectorMisuse: Error {
  /// The target's class has no such method.
  case noMethod
  /// The selector is only a name, and Linux can't find a method by its name.
  case onlyName
}

extension SelectorMisuse {
  /// Returns the line for standard error: what happened and what to do.
  func message(_ selector: Selector, _ target: Any) -> String {
    let receiver =
      type(of: target) is AnyClass ? RuntimeLog.name(target as AnyObject) : "\(type(of: target))"
    switch self {
    case .noMethod:
      let type = selector.method.map { "\($0.targetType)" } ?? "its class"
      return """
        '\(selector)' was sent to \(receiver), which isn't a \(type); on Linux #selector calls only the \
        method that it names, so name the method of the target's class.
        """
    case .onlyName:
      return """
        '\(selector)' was sent to \(receiver), and the selector is only a name; on Linux write \
        #selector with the method, in a target with the plugin AppleSources.
        """
    }
  }
}

extension SelectorArguments.Mismatch {
  /// Returns the line for standard error: what happened and what to do.
  func message(_ selector: Selector, _ target: Any) -> String {
    let given = argumentType.map { "of type \($0)" } ?? "nil"
    return """
      '\(selector)' of \(type(of: target)) was not called: argument \(number) is \(given), and the \
      method takes \(parameterType); declare the parameter with the type of what sends the action.
      """
  }
}
