import Foundation

/// The standard library's array cast, which a test bundle replaces with one that accepts tests of the main
/// actor.
///
/// `swift test` lists the tests of each class in generated code, as pairs of names and functions.
/// The list of a class with synchronous tests on the main actor, such as the one in Xcode's template
/// for launch tests, is cast at launch to a list of functions without an actor. The compiler accepts
/// that, and the runtime of Swift 6.3 ends the process. Both kinds of function have the same calling
/// convention, and XCTest calls them on the main thread, so the cast is correct.
package enum ArrayCast {
  package static let state = ProbedTrick(.arrayCast) { () throws(ToolchainChange) in
    try probe(function: function)
  }

  /// The mangled name of the cast, `Swift._arrayForceCast<A, B>([A]) -> [B]`.
  private static let function = "$ss15_arrayForceCastySayq_GSayxGr0_lF"
  private static let library = "libswiftCore.so"

  /// Casts the elements of an array; ends the process if one doesn't have the type.
  package static func cast<Source, Target>(_ source: [Source]) -> [Target] {
    if let first = source.first, differInActorOnly(first, Target.self), state.isOn {
      return unsafeBitCast(source, to: [Target].self)
    }
    var result: [Target] = []
    result.reserveCapacity(source.count)
    for element in source {
      guard let target = element as? Target else {
        preconditionFailure(
          "Could not cast value of type '\(type(of: element))' to '\(Target.self)'.")
      }
      result.append(target)
    }
    return result
  }

  /// Checks whether the standard library still has the replaced function, and whether a function of the main
  /// actor can be called as one without an actor.
  ///
  /// - Parameter function: The mangled name.
  static func probe(function: String) throws(ToolchainChange) {
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD), dlsym(handle, function) != nil
    else {
      throw .missingFunction(function, library: library)
    }
    dlclose(handle)
    let source: [(String, @MainActor (Int) -> Int)] = [("sample", { $0 + 1 })]
    let target = unsafeBitCast(source, to: [(String, (Int) -> Int)].self)
    guard target.count == 1, target[0].0 == "sample", target[0].1(41) == 42 else {
      throw .wrongResult(of: "casting a list of functions")
    }
  }

  /// Returns whether the types are pairs that differ only in the main actor of a function.
  static func differInActorOnly<Source, Target>(_ sample: Source, _ target: Target.Type) -> Bool {
    guard Mirror(reflecting: sample).displayStyle == .tuple else { return false }
    let (name, wanted) = (String(reflecting: Source.self), String(reflecting: target))
    let actor = "@Swift.MainActor "
    // In Swift 6 a function of the main actor is sendable, even if it isn't declared so.
    return name.contains(actor) && !wanted.contains(actor)
      && [actor, "@Sendable "].reduce(name) { $0.replacing($1, with: "") }
        == wanted.replacing("@Sendable ", with: "")
  }
}

extension ToolchainTrick {
  package static let arrayCast = ToolchainTrick(
    name: "array-cast", basis: "the standard library casts arrays with a function of a known name",
    loss: "A suite with tests of the main actor that aren't async ends the process at the start.")
}
