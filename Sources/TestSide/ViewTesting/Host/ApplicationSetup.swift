import TerminalUIKit

// The first test may create the application, so the setup runs when the program is loaded, on the
// main thread.
@section(".init_array") @used
private let setUpApplicationFromTheStart: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    UIApplication.whenMadeForTests = { application in
      RunLoopTime.shared.join(application)
      application.makeHostDelegate = HostApp.makeDelegate
    }
  }
}
