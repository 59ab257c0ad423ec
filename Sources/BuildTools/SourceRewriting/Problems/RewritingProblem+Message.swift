extension LocatedProblem {
  /// Returns the problem as a line in the form of the compiler's errors.
  ///
  /// - Parameter path: The path of the source.
  package func line(for path: String) -> String {
    "\(path):\(line):\(column): error: \(problem.message)"
  }
}

extension RewritingProblem {
  /// The problem and the remedy.
  package var message: String {
    switch self {
    case .selectorOutsideOfType(let method):
      "'#selector(\(method))' stands outside of any type; write the type before the name: "
        + "'#selector(MyViewController.\(method))'"
    case .selectorOfInitializer:
      "an initialiser can't be called by its selector on Linux; call it in a closure or in a method "
        + "of its own"
    case .unreadableSelector:
      "'#selector' doesn't name a method or property that can be called on Linux; write "
        + "'#selector(MyViewController.method(_:))', or 'getter:' or 'setter:' and a property"
    case .keyPathOutsideOfType(let path):
      "'#keyPath(\(path))' stands outside of any type; write the type before the path: "
        + "'#keyPath(MyModel.\(path))'"
    case .unreadableKeyPath:
      "'#keyPath' doesn't name a property; write '#keyPath(MyModel.property)'"
    case .optionalRequirement(let name):
      "'optional' needs Objective-C; remove it from '\(name)' and give the requirement a default "
        + "in an extension of the protocol, which works on Apple's platforms as well"
    case .overrideInExtension(let type):
      "an override in an extension needs Objective-C; move it into the class '\(type)', or the "
        + "extension into that file, from where it is moved while building"
    case .unavailableModule(let module):
      "the module '\(module)' is on Apple's platforms only; put the code that uses it between "
        + "'#if canImport(\(module))' and '#endif', or add a target of that name with what the app "
        + "needs of it"
    case .notText:
      "the file isn't UTF-8 text; save it in that encoding"
    }
  }
}
