#if DEBUG

  import ToolchainInternals

  /// A replacement for the standard library's array cast that also accepts tests of the main actor.
  ///
  /// The linker uses this function instead of the standard library's. That must affect only the test
  /// bundle, so it isn't in `ToolchainInternals`, which apps link as well. In an optimised build the
  /// compiler inlines its own copy, so this function would have no effect; besides, the compiler crashes
  /// if there are two functions with one name.
  @_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
  func castArray<Source, Target>(_ source: [Source]) -> [Target] { ArrayCast.cast(source) }

#endif
