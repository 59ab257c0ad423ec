extension UIApplication {
  /// An app with its delegate: the only one of the process, or the one that hosts the tests of a
  /// module.
  @MainActor
  package final class Host {
    weak var delegate: (any UIApplicationDelegate)?
    /// The delegate of a launched app, which the application retains, as in UIKit.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// Whether a delegate was set or the app was launched.
    var isDecided = false

    package init() {}
  }
}
