import Foundation

/// The persistent information about a scene (UIKit).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene (UIKit).
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The string value of the role.
    public let rawValue: String

    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interactive user interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The unique identifier of the session.
  public let persistentIdentifier = "terminal"
  /// The role of the session's scene.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  final public internal(set) var configuration: UISceneConfiguration
  /// The scene, or `nil` before it connects.
  final public internal(set) weak var scene: UIScene?
  /// The app's own data about the scene.
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

/// The configuration of a scene (UIKit).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the scene manifest of the information property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is created when the scene connects.
  ///
  /// If `nil`, it is the class that the information property list names, or else `SceneDelegate` in
  /// the module of the app's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene; always `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
