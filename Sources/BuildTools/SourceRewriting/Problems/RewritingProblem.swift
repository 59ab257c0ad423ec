/// Code without a counterpart on Linux.
package enum RewritingProblem: Equatable, Sendable {
  /// `#selector(tapped)` outside of any type.
  case selectorOutsideOfType(String)
  /// `#selector` of an initialiser.
  case selectorOfInitializer
  /// A `#selector` whose parentheses don't contain a reference to a method or property.
  case unreadableSelector
  /// `#keyPath(name)` outside of any type.
  case keyPathOutsideOfType(String)
  /// A `#keyPath` whose parentheses don't contain a path of properties.
  case unreadableKeyPath
  /// An optional requirement of an Objective-C protocol.
  case optionalRequirement(String)
  /// An override in an extension of a class that is declared in another file.
  case overrideInExtension(String)
  /// An import of a framework that only Apple's platforms have.
  case unavailableModule(String)
  /// A file that isn't UTF-8.
  case notText
}

/// A problem and its place in the source.
package struct LocatedProblem: Equatable, Sendable {
  package let problem: RewritingProblem
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1, as in the compiler's messages.
  package let column: Int

  /// The problem of a file that isn't text.
  package static let notText = LocatedProblem(problem: .notText, line: 1, column: 1)
}
