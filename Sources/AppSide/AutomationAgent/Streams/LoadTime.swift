import Foundation

#if os(Linux)
  // Runs when the executable is loaded, before any of the app's code, because the streams must be taken
  // before the first `print`. An app only has to link the agent.
  @section(".init_array") @used
  private let takeStreamsAtLoadTime:
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, arguments, _ in
      StandardStreams.takeIfAutomated(CommandLineView(count: Int(count), arguments: arguments))
    }

  // Shows that an executable links the agent, without running it.
  @section("understudy_agent") @used
  private let agentMarker: UInt8 = 1
#endif
