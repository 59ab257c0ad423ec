import AppDriving

extension XCUIApplication {
  /// What an app finds in its container when it is launched: settings, files and secrets.
  ///
  /// A state that takes steps to arrive at is made once by a flow, and used by many tests:
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

    /// Nothing: what an earlier launch of the same test has left isn't there either.
    public static let empty = Self("empty", .folder(.empty), origin: "")

    /// Declares a state that a flow makes when a test first needs it.
    ///
    /// The flow runs once in a test process for each app with its launch arguments and environment. It
    /// gets the app just launched with an empty container, and the app is ended afterwards. If the flow
    /// fails, so does the test that needs the state, and the next one tries again.
    ///
    /// - Parameters:
    ///   - name: The name, for messages.
    ///   - flow: Brings the app into the state.
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

    /// Declares a state from files that were put together by hand.
    ///
    /// - Parameter path: The path of a folder, whose contents become those of the app's home folder.
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
