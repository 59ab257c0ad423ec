import Foundation

// A suite's own declarations of these names take precedence: those with the same signature hide these,
// and in ambiguous calls the compiler prefers the suite's, because only these are disfavoured.

/// Adds fastlane's launch arguments to an app; call it before `launch()`.
///
/// - Parameters:
///   - app: The app to take pictures of.
///   - waitForAnimations: Whether a second of app time passes before each picture.
@_disfavoredOverload
public func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
  Snapshot.setupSnapshot(app, waitForAnimations: waitForAnimations)
}

/// Writes a picture of the app's screen for fastlane.
///
/// - Parameters:
///   - name: The last part of the file's name, such as `01Login`.
///   - waitForLoadingIndicator: Ignored: the device has no network activity indicator.
@_disfavoredOverload
public func snapshot(_ name: String, waitForLoadingIndicator: Bool) { Snapshot.snapshot(name) }

/// Writes a picture of the app's screen for fastlane.
///
/// - Parameters:
///   - name: The last part of the file's name, such as `01Login`.
///   - timeout: Ignored: the device has no network activity indicator to wait for.
@_disfavoredOverload
public func snapshot(_ name: String, timeWaitingForIdle timeout: TimeInterval = 20) {
  Snapshot.snapshot(name, timeWaitingForIdle: timeout)
}

/// The language that fastlane has set, such as `de-DE`; empty if there isn't one.
public var deviceLanguage: String {
  get { Snapshot.settings.language }
  set { Snapshot.settings.language = newValue }
}

/// The locale that fastlane has set, such as `de_DE`; empty if there isn't one.
public var locale: String {
  get { Snapshot.settings.locale }
  set { Snapshot.settings.locale = newValue }
}
