// As on Apple's platforms, a test needs only one import.
@_exported import Foundation
@_exported import XCTest
