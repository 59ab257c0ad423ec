import Foundation

/// What a scene belongs to for as long as the user keeps it (UIKit).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is (UIKit).
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface that the user works with.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A name of its own.
  public let persistentIdentifier = "terminal"
  /// What kind of scene it is.
  public let role = Role.windowApplication
  /// How the scene is set up.
  final public internal(set) var configuration: UISceneConfiguration
  /// The scene; nil before it is connected.
  final public internal(set) weak var scene: UIScene?
  /// What the app keeps with it.
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is set up (UIKit).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What the configuration is called; Linux has no information property list to look it up in.
  public let name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is made when the scene is connected; nil leaves the app's
  /// delegate to show a window.
  open var delegateClass: AnyClass?
  /// The class of the scene: always `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
