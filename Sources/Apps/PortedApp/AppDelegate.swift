import TerminalUIKitAutomation
import UIKit

/// An app whose sources are those of an app for iOS, but for the import of the agent.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
