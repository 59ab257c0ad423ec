// The one file that is for Linux only: it lets tests drive the app. All others are for Apple's
// platforms as they stand, and the plugin AppleSources rewrites them.
// On Linux, URLRequest is in a module of its own, which UIKit brings with it; PackingList.swift imports
// only Foundation.
@_exported import UIKit
import TerminalUIKitAutomation
