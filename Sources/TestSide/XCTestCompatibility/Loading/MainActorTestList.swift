#if DEBUG

  /// A replacement for the standard library's array cast that also accepts tests of the main actor.
  ///
  /// `swift test` lists the tests of each class in generated code, as pairs of names and functions.
  /// The list of a class with synchronous tests on the main actor, such as the one in Xcode's
  /// template for launch tests, is cast at launch to a list of functions without an actor. The
  /// compiler accepts that, and the runtime of Swift 6.3 ends the process. Both kinds of function
  /// have the same calling convention, and XCTest calls them on the main thread, so the cast is
  /// correct.
  ///
  /// The linker uses this function instead of the standard library's, for the code of the test
  /// bundle alone. In an optimised build the compiler uses its own copy, so this function would not
  /// help; besides, the compiler crashes over two functions of one name.
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

  /// Returns whether a type is a tuple, according to the first word of its metadata.
  private func isTuple(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x301
  }

  private func differInActorOnly(_ source: Any.Type, _ target: Any.Type) -> Bool {
    String(reflecting: source).replacing("@Swift.MainActor ", with: "")
      == String(reflecting: target)
  }

#endif
