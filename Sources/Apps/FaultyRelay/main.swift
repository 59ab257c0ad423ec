// Runs an app between itself and its test, and causes a fault at one step of the session.
//
// The environment selects the fault: `RelaySettings`. The program ends as the app does, by the same signal or
// with the same status; with 69 if the system doesn't permit the fault, and with 64 if the environment is
// incomplete. It doesn't link Foundation, because a test launches it for each cell of a table.

#if os(Linux)
  import Glibc

  signal(SIGPIPE, SIG_IGN)
  guard let settings = RelaySettings() else { exit(EX_USAGE) }
  do {
    var relay = try Relay(settings)
    try relay.run()
    relay.end()
  } catch {
    Relay.report(error.message)
    exit(EX_UNAVAILABLE)
  }
#endif
