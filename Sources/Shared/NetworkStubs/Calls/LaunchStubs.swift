/// What a test says about the network before it launches an app.
///
/// It travels in the handshake as the value of an environment variable, so that it is there before the
/// app's first request.
public struct LaunchStubs: Codable, Sendable, Hashable {
  /// The environment variable.
  public static let variable = "UNDERSTUDY_STUBS"

  /// The stubs of the running test.
  public var stubs: [AddStubCall]

  /// Makes the list.
  public init(stubs: [AddStubCall]) { self.stubs = stubs }
}
