/// The stubs that a test adds before it launches an app.
///
/// They travel in the handshake as the value of an environment variable, so they are in place before the
/// app's first request.
public struct LaunchStubs: Codable, Sendable, Hashable {
  /// The environment variable.
  public static let variable = "UNDERSTUDY_STUBS"

  /// The stubs of the running test.
  public var stubs: [AddStubCall]

  /// Makes the list.
  public init(stubs: [AddStubCall]) { self.stubs = stubs }
}
