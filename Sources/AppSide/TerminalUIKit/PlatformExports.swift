// Pictures, devices, pasteboards and the like are the same types for an app and for its tests.
@_exported import FoundationAdditions
@_exported import PlatformTypes

// As UIKit does: screens use many of its types, and files that import UIKit seldom import it, too.
@_exported import Foundation
