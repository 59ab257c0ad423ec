import TerminalUIKit

#if os(Linux)
  // Runs on the main thread when the program is loaded, because the first test may already create the
  // application.
  @section(".init_array") @used
  private let setUpApplicationFromTheStart: @convention(c) () -> Void = {
    UnitTestSign.show()
    MainActor.assumeIsolated {
      UIApplication.didCreateForTests = { application in
        RunLoopTime.shared.attach(to: application)
        let hosts = TestHosts()
        application.hostOfTest = { hosts.current }
        application.makeHostDelegate = { HostApp.makeDelegate(forTestModule: hosts.module) }
      }
    }
  }
#endif
