import TerminalUIKit

#if os(Linux)
  // The first test may make the application, so this is there when the program is loaded, on the main
  // thread.
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
