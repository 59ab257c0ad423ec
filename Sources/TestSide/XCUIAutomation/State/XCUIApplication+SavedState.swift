import AppDriving
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// Launches the app with a state in its container; if it is running, it is ended first.
  ///
  /// Launches without a state begin with an empty container, and later ones in the same test find what
  /// the app has saved. The test fails if the state can't be used.
  ///
  /// - Parameter state: The state.
  public func launch(state: SavedState) {
    let application = handle.application
    let folder: StateFolder? = recording(or: nil) { test in
      do throws(StateProblem) {
        return try SavedStates.shared.folder(of: state, for: self, in: test)
      } catch {
        throw AutomationError(
          AppSessionError.cannotStart(app: application.name, reason: error.message),
          purpose: .launching, query: handle.query, application: application.name, session: nil)
      }
    }
    guard let folder else { return }
    launch(beginningWith: folder)
  }

  /// Ends the app and saves its home folder, with which later launches can begin.
  ///
  /// The home folder contains settings, files and secrets. The saved state, which other test processes can
  /// use as well, is never incomplete: if saving fails, the test fails and an earlier state at the path
  /// remains.
  ///
  /// - Parameter path: The path of the state's folder. Saving replaces an earlier state or an empty folder
  ///   there; anything else there fails the test.
  public func saveState(to path: String) {
    terminate()
    recording(or: ()) { test in
      let application = handle.application
      guard let container = application.container(in: test) else {
        throw application.missingSessionError(in: test)
      }
      try StateFolder.save(container, of: application.containerName, to: path)
    }
  }

  /// The app's container in this test, or `nil` if the test hasn't launched the app.
  ///
  /// It exists until the end of the test, even after the app has ended.
  public var container: XCUIAppContainer? {
    let application = handle.application
    return application.container(in: .current).map {
      XCUIAppContainer(path: $0.home, app: application.containerName, owner: $0)
    }
  }

  func launch(beginningWith folder: StateFolder) {
    handle.application.settings.withLock { $0.state = folder }
    launch()
    handle.application.settings.withLock { $0.state = nil }
  }
}
