import Foundation

// This runs when the program is loaded, because the streams must be taken before the app's first
// `print`. An app only has to link the agent.
@section(".init_array") @used
private let takeStreamsAtLoadTime:
  @convention(c) (
    Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Void = { count, arguments, _ in
    StandardStreams.takeIfAutomated(CommandLineView(count: Int(count), arguments: arguments))
  }

// The marker shows, without running an executable, that it links the agent.
@section("understudy_agent") @used
private let agentMarker: UInt8 = 1
