/// The identifier of the button that closes a window.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// The identifier of the button that puts a window into the dock.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// The identifier of the button that makes a window as big as it can be.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// The identifier of the button that lets a window fill the screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"

/// That apps can be tested here: 1, as everywhere.
public var XCUI_UI_TESTING_AVAILABLE: Int32 { 1 }
