import Foundation

/// The machine, as UIKit declares it, for suites and apps that ask what they run on.
// Sendable is unchecked because of NSObject, which holds nothing.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The machine.
  open class var current: UIDevice { device }

  private static let device = UIDevice()

  /// What its owner calls it: the host's name.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// What kind of device it is.
  open var model: String { "Terminal" }

  /// What kind of device it is, in the user's language.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { "Linux" }

  /// The operating system's version, of the kernel.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// What kind of interface it has: one thing at a time, as on a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
