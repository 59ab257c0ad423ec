/// A feature that relies on internals of the toolchain.
///
/// Each trick is one file, with a probe that checks whether the toolchain still allows it.
package struct ToolchainTrick: Sendable, Hashable {
  /// The name, as `UNDERSTUDY_DISABLED_TRICKS` lists it.
  package let name: String
  /// The internals that the trick relies on.
  package let basis: String
  /// The features that are lost without the trick: one or more sentences for the user.
  package let loss: String

  /// All tricks.
  package static let all: [ToolchainTrick] = [
    .arrayCast, .bundleInformation, .caseArguments, .conformingClasses,
    .delegateInitializer, .expectationState, .objectClass, .taskObject,
  ]
}
