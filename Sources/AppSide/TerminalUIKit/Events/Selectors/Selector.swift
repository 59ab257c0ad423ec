/// The name of a method, with the method itself if the code says which one it is.
///
/// Linux has no Objective-C runtime that finds a method by its name. A selector therefore holds a
/// reference to the method, which the compiler checks:
/// `Selector(LoginScreen.tapped(_:), named: "tapped:")`. The plugin `AppleSources` writes this in
/// place of `#selector(tapped(_:))`.
///
/// Two selectors are equal if their names are, as in Objective-C. A selector that is only a name
/// can be compared, and performs only the standard editing actions such as `copy:`.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name, with a colon for each parameter.
  public let description: String

  /// The method, or `nil` if the selector is only a name.
  let method: SelectorMethod?

  /// Creates a selector from a name.
  public init(_ name: String) {
    description = name
    method = nil
  }

  init(_ name: String, _ method: SelectorMethod) {
    let hasLabels = name.contains(":")
    let colons = String(repeating: ":", count: hasLabels ? 0 : method.parameterCount)
    description = name + colons
    self.method = method
  }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The name of `UIResponder.cut(_:)`.
  public static let cut = Selector("cut:")
  /// The name of `UIResponder.copy(_:)`.
  public static let copy = Selector("copy:")
  /// The name of `UIResponder.paste(_:)`.
  public static let paste = Selector("paste:")
  /// The name of `UIResponder.select(_:)`.
  public static let select = Selector("select:")
  /// The name of `UIResponder.selectAll(_:)`.
  public static let selectAll = Selector("selectAll:")
  /// The name of `UIResponder.delete(_:)`.
  public static let delete = Selector("delete:")

  /// Returns the declared class of an object that may be missing, for `#selector(object?.method)`.
  ///
  /// - Parameter target: The object; only its type counts.
  public static func staticType<Target>(of target: Target?) -> Target.Type { Target.self }

  /// Whether this is one of the actions that every responder forwards, so that having the method
  /// says nothing.
  var isStandardEditAction: Bool {
    [Self.cut, .copy, .paste, .select, .selectAll, .delete].contains(self)
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a name.
  public init(stringLiteral value: String) { self.init(value) }
}

/// Returns the name of a selector (Foundation).
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns a selector that is only a name (Foundation).
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
