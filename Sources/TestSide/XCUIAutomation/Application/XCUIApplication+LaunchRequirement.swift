// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// Whether a test of XCTest must launch or activate the apps that it uses.
  ///
  /// In XCTest an app runs until the next launch, so a test without `launch()` uses the app in the
  /// state in which an earlier test left it. The failures and the step log of such a test say so. If
  /// this property is `true`, the first request to the app fails instead. An app that is launched in
  /// the `setUp` of a class belongs to all tests of the class.
  ///
  /// The initial value is `false`, or `true` if the environment variable `UNDERSTUDY_REQUIRE_LAUNCH`
  /// is `YES`.
  public static var requiresLaunch: Bool {
    get { LaunchRequirement.current }
    set { LaunchRequirement.current = newValue }
  }
}
