/// The identifier of the button that closes a window.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// The identifier of the button that minimises a window.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// The identifier of the button that zooms a window.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// The identifier of the button that makes a window fill the screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"

/// Whether UI tests are available: always 1.
public var XCUI_UI_TESTING_AVAILABLE: Int32 { 1 }
