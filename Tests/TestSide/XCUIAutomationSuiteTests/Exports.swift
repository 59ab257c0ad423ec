// This is the only file of the target that imports the module; all others import XCTest, as on
// Apple's platforms.
@_exported import XCUIAutomation

/// The test cases of this target, which have the members that XCTest lacks on Linux.
public typealias XCTestCase = XCUITestCase
