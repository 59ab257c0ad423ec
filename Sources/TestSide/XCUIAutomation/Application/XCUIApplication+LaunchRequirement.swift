// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// Whether a test of XCTest must launch or activate the apps that it uses.
  ///
  /// With XCTest an app runs until the next launch, so a test that forgot `launch()` uses the app in
  /// the state in which an earlier test left it. The failures of such a test and the log of its steps
  /// say so. If this property is `true`, the first request to the app fails instead. An app that is
  /// launched in the `setUp` of a class belongs to all tests of the class.
  ///
  /// The initial value is `false`, or `true` if the environment variable `UNDERSTUDY_REQUIRE_LAUNCH`
  /// is `YES`.
  public static var requiresLaunch: Bool {
    get { LaunchRequirement.current }
    set { LaunchRequirement.current = newValue }
  }
}
