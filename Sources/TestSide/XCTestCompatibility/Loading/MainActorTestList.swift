#if DEBUG

  import ToolchainInternals

  /// A replacement for the standard library's array cast that also accepts tests of the main actor.
  ///
  /// The linker uses this function instead of the standard library's, for the code of the test
  /// bundle alone; that is why it isn't in `ToolchainInternals`, which apps link as well. In an
  /// optimised build the compiler uses its own copy, so this function would not help; besides, the
  /// compiler crashes over two functions of one name.
  @_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
  func castArray<Source, Target>(_ source: [Source]) -> [Target] { ArrayCast.cast(source) }

#endif
