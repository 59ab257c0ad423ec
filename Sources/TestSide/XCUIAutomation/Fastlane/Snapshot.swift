import AppDriving
import AutomationProtocol
import Foundation
import PlatformTypes
import Synchronization

/// Takes screenshots for fastlane's `snapshot`, in the files that it expects.
///
/// It replaces fastlane's `SnapshotHelper.swift`, which doesn't compile on Linux because of
/// `@objcMembers`. A suite's own copy of that file, without the attribute, takes precedence.
///
/// The pictures are `Library/Caches/tools.fastlane/screenshots/DEVICE-NAME.png` in the folder in the
/// environment variable `SIMULATOR_HOST_HOME`, or else in the home folder. The device is
/// `SIMULATOR_DEVICE_NAME`, or else `UIDevice.current.model`.
open class Snapshot: NSObject {
  private struct State {
    var app: XCUIApplication?
    var waitsForAnimations = true
    var settings = SnapshotSettings()
  }

  private static let state = Mutex(State())

  /// The app to take pictures of.
  public static var app: XCUIApplication? {
    get { state.withLock { $0.app } }
    set { state.withLock { $0.app = newValue } }
  }

  /// Whether a second of app time passes before each picture, so that animations end.
  public static var waitForAnimations: Bool {
    get { state.withLock { $0.waitsForAnimations } }
    set { state.withLock { $0.waitsForAnimations = newValue } }
  }

  /// The folder for files that fastlane and the tests exchange.
  public static var cacheDirectory: URL? { SnapshotSettings.folder }

  /// The folder of the pictures.
  public static var screenshotsDirectory: URL? {
    SnapshotSettings.folder.appendingPathComponent("screenshots", isDirectory: true)
  }

  /// The settings of fastlane for the app's next launch.
  static var settings: SnapshotSettings {
    get { state.withLock { $0.settings } }
    set { state.withLock { $0.settings = newValue } }
  }

  /// Adds fastlane's launch arguments to an app; call it before `launch()`.
  ///
  /// They are the language in `language.txt` (`-AppleLanguages`), the locale in `locale.txt`
  /// (`-AppleLocale`), `-FASTLANE_SNAPSHOT YES -ui_testing`, and the words in
  /// `snapshot-launch_arguments.txt`. The files are in `cacheDirectory`; each may be missing.
  ///
  /// - Parameters:
  ///   - app: The app to take pictures of.
  ///   - waitForAnimations: Whether a second of app time passes before each picture.
  open class func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
    let settings = SnapshotSettings(in: SnapshotSettings.folder)
    state.withLock { state in
      state = State(app: app, waitsForAnimations: waitForAnimations, settings: settings)
    }
    app.launchArguments += settings.launchArguments
  }

  /// Writes a picture of the app's screen; an error is only logged.
  ///
  /// - Parameters:
  ///   - name: The last part of the file's name, such as `01Login`.
  ///   - timeout: Ignored: the device has no network activity indicator to wait for.
  open class func snapshot(_ name: String, timeWaitingForIdle timeout: TimeInterval = 20) {
    NSLog("%@", "snapshot: \(name)")
    guard let app else {
      NSLog("XCUIApplication is not set. Please call setupSnapshot(app) before snapshot().")
      return
    }
    if waitForAnimations { app.passTimeOfAnimations() }
    write(
      SnapshotSettings.fileName(of: name), of: app,
      in: SnapshotSettings.folder.appendingPathComponent("screenshots", isDirectory: true))
  }

  /// Writes a picture of an app's screen, unless there isn't one because the test has failed.
  static func write(_ name: String, of app: XCUIApplication, in folder: URL) {
    let picture = app.screenshot()
    guard !FailureRecorder.hasFailed(.current) else { return }
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.pngRepresentation.write(to: file)
    } catch {
      NSLog("%@", "snapshot: \(file.path) could not be written: \(error.localizedDescription)")
    }
  }
}

extension XCUIApplication {
  /// Lets a second of app time pass, which takes no real time if app time is virtual.
  fileprivate func passTimeOfAnimations() {
    recording(or: ()) { test in
      guard let session = try handle.application.session(in: test),
        session.initialization.capabilities.contains(PassTimeCall.method)
      else { return }
      _ = try handle.ask(PassTimeCall(seconds: 1), for: .capturing, in: test)
    }
  }
}
