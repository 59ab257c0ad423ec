/// A feature that relies on something that the toolchain doesn't publish.
///
/// Each trick is one file, with a probe that looks whether the toolchain is still as the trick
/// needs it.
package struct ToolchainTrick: Sendable, Hashable {
  /// The name, as `UNDERSTUDY_DISABLED_TRICKS` lists it.
  package let name: String
  /// What the trick relies on.
  package let basis: String
  /// What is missing without the trick: one or more sentences for the user.
  package let loss: String

  /// All tricks.
  package static let all: [ToolchainTrick] = [
    .arrayCast, .bundleInformation, .caseArguments, .conformingClasses,
    .delegateInitializer, .expectationState, .objectClass, .taskObject,
  ]
}
