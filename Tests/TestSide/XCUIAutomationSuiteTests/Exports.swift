// The one file of the target that names the module; all others import XCTest, as on Apple's
// platforms.
@_exported import XCUIAutomation

/// The test cases of this target, with the members that XCTest on Linux lacks.
public typealias XCTestCase = XCUITestCase
