#if os(Linux)
  import Glibc

  /// The relay's settings from the environment, because the command line belongs to the app.
  struct RelaySettings {
    var fault: Fault
    /// The request before which the fault occurs: its method and its number among those of the method, from
    /// 1.
    var step: String
    /// The executable of the app.
    var app: String
    /// The file that gets the identifiers of this process and of the app.
    var pidFile: String
    /// The container: the folder of the app's home and temporary files.
    var container: String

    /// Reads the environment; fails without a known fault, an app, a file and a container.
    init?() {
      guard let fault = Self.value("FAULT").flatMap(Fault.init),
        let step = Self.value("FAULT_STEP"),
        let app = Self.value("FAULT_APP"), let pidFile = Self.value("FAULT_PIDS"),
        let home = Self.value("HOME"), let end = home.lastIndex(of: "/")
      else { return nil }
      self.fault = fault
      self.step = step
      self.app = app
      self.pidFile = pidFile
      container = String(home[..<end])
    }

    private static func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
  }
#endif
