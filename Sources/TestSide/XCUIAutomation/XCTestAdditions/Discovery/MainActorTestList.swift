#if DEBUG

  /// The standard library's cast of arrays, with lists of tests of the main actor cast as well.
  ///
  /// `swift test` lists the tests of each class in code that it generates: names beside functions. The
  /// list of a class with tests of the main actor that are not `async`, such as the one in Xcode's
  /// template for launch tests, is cast at the start to a list of functions of no actor. The compiler
  /// lets that pass, and the runtime ends the process, with Swift 6.3 and without this module. The two
  /// functions are called alike, and XCTest calls them on the main thread, so the cast is right.
  ///
  /// The linker takes this in place of the standard library's, for the code of the test bundle alone. In
  /// an optimised build the compiler uses its own copy, so this would not help there; and it crashes over
  /// two functions of one name.
  @_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
  func castArray<Source, Target>(_ source: [Source]) -> [Target] {
    if isTuple(Source.self), isTuple(Target.self), differInActorOnly(Source.self, Target.self) {
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

  /// Whether a type is a tuple; its first word says so.
  private func isTuple(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x301
  }

  private func differInActorOnly(_ source: Any.Type, _ target: Any.Type) -> Bool {
    String(reflecting: source).replacing("@Swift.MainActor ", with: "")
      == String(reflecting: target)
  }

#endif
