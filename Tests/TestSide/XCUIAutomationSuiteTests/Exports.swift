// The one file of the target that names the module; all others import XCTest, as on Apple's
// platforms.
@_exported import XCUIAutomation

public typealias XCTestCase = XCUITestCase
