// As on Apple's platforms, where XCTest includes UIKit, a test needs only one import.
@_exported import TerminalUIKit
@_exported import XCUIAutomation
