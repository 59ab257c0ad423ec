// As on Apple's platforms, one import gives a test all it needs.
@_exported import Foundation
@_exported import XCTest
