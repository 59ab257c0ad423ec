// As on Apple's platforms, where XCTest brings UIKit along: one import gives a test all it needs.
@_exported import TerminalUIKit
@_exported import XCUIAutomation
