// As on Apple's platforms, one import gives a test everything it needs: Foundation loads URLs, and the
// frameworks that tests use are re-exported.
// `ElementType` is `XCUIElement.ElementType`: without this line a target with
// `MemberImportVisibility` could not use its cases.
@_exported import ElementTypes
@_exported import FormatPredicates
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import FoundationNetworking
@_exported import PlatformTypes
@_exported import XCTest
@_exported import XCTestCompatibility
