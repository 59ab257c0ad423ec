import AppDriving

extension XCUIApplication {
  /// The initial contents of an app's container: settings, files and secrets.
  ///
  /// A flow can make a state once for many tests:
  ///
  /// ```swift
  /// extension XCUIApplication.SavedState {
  ///   static let loggedIn = Self("logged in") { app in
  ///     app.textFields["Username"].typeText("test")
  ///     app.buttons["Login"].tap()
  ///   }
  /// }
  /// ```
  ///
  /// A test begins with it: `app.launch(state: .loggedIn)`.
  public struct SavedState: Sendable {
    enum Source: Sendable {
      case folder(StateFolder)
      case flow(@Sendable (XCUIApplication) throws -> Void)
    }

    /// The name, for messages.
    public let name: String
    let source: Source
    /// The line that declares the state, which distinguishes states of the same name.
    let origin: String

    /// An empty container, even if an earlier launch in the same test has left files.
    public static let empty = Self("empty", .folder(.empty), origin: "")

    /// Declares a state that a flow makes when a test first needs it.
    ///
    /// The flow runs once in a test process for each combination of app, launch arguments and environment.
    /// The app is launched with an empty container before the flow, and ended afterwards. If the flow
    /// fails, so does the test that needs the state, and the next test tries again.
    ///
    /// - Parameters:
    ///   - name: The name, for messages.
    ///   - flow: A closure that brings the app into the state.
    public init(
      _ name: String, fileID: String = #fileID, line: Int = #line,
      madeBy flow: @escaping @Sendable (_ app: XCUIApplication) throws -> Void
    ) {
      self.init(name, .flow(flow), origin: "\(fileID):\(line)")
    }

    /// Declares a state that `XCUIApplication.saveState(to:)` has saved.
    ///
    /// - Parameter path: The path of the state's folder.
    public init(savedAt path: String) { self.init(path, .folder(.saved(at: path)), origin: path) }

    /// Declares a state from files prepared by hand.
    ///
    /// - Parameter path: The path of a folder whose contents are copied into the app's home folder.
    public init(homeFolder path: String) {
      self.init(path, .folder(.home(at: path)), origin: path)
    }

    private init(_ name: String, _ source: Source, origin: String) {
      self.name = name
      self.source = source
      self.origin = origin
    }
  }
}
