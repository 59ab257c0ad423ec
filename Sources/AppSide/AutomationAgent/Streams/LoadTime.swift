import Foundation

#if os(Linux)
  // Runs when the program is loaded, before anything of the app: the streams must be taken before the
  // first `print`. Linking the agent is all that an app has to do.
  @section(".init_array") @used
  private let takeStreamsAtLoadTime:
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, arguments, _ in
      StandardStreams.takeIfAutomated(CommandLineView(count: Int(count), arguments: arguments))
    }

  // Tells from outside, without running it, that an executable links the agent.
  @section("understudy_agent") @used
  private let agentMarker: UInt8 = 1
#endif
