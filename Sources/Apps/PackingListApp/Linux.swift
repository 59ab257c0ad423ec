// The one file that is for Linux only: it lets tests drive the app. All others are for Apple's
// platforms as they stand, and the plugin AppleSources rewrites them.
import TerminalUIKitAutomation
