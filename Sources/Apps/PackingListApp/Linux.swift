// The only file for Linux alone: it lets tests drive the app. The others are unchanged sources for Apple's
// platforms, which the plugin AppleSources rewrites. On Linux, URLRequest is in a separate module, which
// UIKit brings with it; PackingList.swift imports only Foundation.
@_exported import UIKit
import TerminalUIKitAutomation
