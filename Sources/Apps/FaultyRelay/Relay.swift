#if os(Linux)
  import Glibc

  /// A relay between an app and its test, which causes the requested fault.
  struct Relay {
    private let settings: RelaySettings
    private let container: ContainerFault?
    private let app: pid_t
    /// The writing end of the app's standard input.
    private let toApp: Int32
    /// The reading end of the app's standard output.
    private let fromApp: Int32
    /// The number of requests so far, by method.
    private var counts: [String: Int] = [:]
    private var line: [UInt8] = []
    private var splits = false
    private var delays = false

    /// Launches the app.
    init(_ settings: RelaySettings) throws(FaultProblem) {
      self.settings = settings
      container =
        [.diskFull, .readOnly].contains(settings.fault)
        ? try ContainerFault(settings.container, willBe: settings.fault) : nil
      let (input, output) = (try Self.pipe(), try Self.pipe())
      (toApp, fromApp) = (input[1], output[0])
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_adddup2(&actions, input[0], 0)
      posix_spawn_file_actions_adddup2(&actions, output[1], 1)
      var identifier: pid_t = 0
      let arguments = [settings.app] + CommandLine.arguments.dropFirst()
      var pointers = arguments.map { strdup($0) } + [nil]
      let error = posix_spawn(&identifier, settings.app, &actions, nil, &pointers, environ)
      for pointer in pointers { free(pointer) }
      posix_spawn_file_actions_destroy(&actions)
      close(input[0])
      close(output[1])
      guard error == 0 else {
        throw FaultProblem(message: "\(settings.app): \(String(cString: strerror(error)))")
      }
      app = identifier
      let file = open(settings.pidFile, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      Self.write(Array("\(getpid()) \(app)".utf8), to: file)
      close(file)
    }

    /// Forwards requests and answers until the app closes its standard output.
    mutating func run() throws(FaultProblem) {
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      var entries = [
        pollfd(fd: fromApp, events: Int16(POLLIN), revents: 0),
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        guard poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
        if entries.count > 1, entries[1].revents != 0 {
          let count = read(0, &buffer, buffer.count)
          if count > 0 {
            try handOnRequests(buffer[..<count])
          } else {
            entries.removeLast()
            close(toApp)
          }
        }
        if entries[0].revents != 0 {
          let count = read(fromApp, &buffer, buffer.count)
          guard count > 0 else { return }
          handOn(Array(buffer[..<count]), to: 1)
        }
      }
    }

    private mutating func handOnRequests(_ bytes: ArraySlice<UInt8>) throws(FaultProblem) {
      for byte in bytes {
        line.append(byte)
        guard byte == UInt8(ascii: "\n") else { continue }
        let method = Self.method(of: line)
        counts[method, default: 0] += 1
        if "\(method) \(counts[method] ?? 0)" == settings.step { try reach(line.dropLast()) }
        handOn(line, to: toApp)
        line = []
      }
    }

    private func handOn(_ bytes: [UInt8], to descriptor: Int32) {
      // In milliseconds.
      if delays { poll(nil, 0, 10) }
      guard splits else { return Self.write(bytes, to: descriptor) }
      for byte in bytes { Self.write([byte], to: descriptor) }
    }

    /// Causes the fault in the middle of a request, before its final newline.
    ///
    /// Spaces mean nothing in JSON. Those sent before the fault are more than a pipe holds, so that the app
    /// must have loaded and be reading; those sent after it need more memory than the app may still allocate.
    private mutating func reach(_ request: ArraySlice<UInt8>) throws(FaultProblem) {
      Self.write(Array(request) + Self.spaces(128 * 1024), to: toApp)
      try commit()
      if settings.fault == .outOfMemory { Self.write(Self.spaces(16 << 20), to: toApp) }
      line = [UInt8(ascii: "\n")]
    }

    private static func spaces(_ count: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(ascii: " "), count: count)
    }

    private mutating func commit() throws(FaultProblem) {
      switch settings.fault {
      case .none: break
      case .killed: kill(app, SIGKILL)
      case .stopped: kill(app, SIGSTOP)
      case .crashing: kill(app, SIGSEGV)
      case .hanging: try stopThread(app)
      case .outOfMemory: try limit(app, RLIMIT_AS, to: reservedMemory(of: app))
      case .outOfDescriptors: try limit(app, RLIMIT_NOFILE, to: firstUnusedDescriptor(of: app))
      case .diskFull: try container?.fill(for: app)
      case .readOnly: try container?.makeReadOnly()
      case .pipeCut:
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        dup2(nowhere, 1)
      case .split: splits = true
      case .delayed: delays = true
      }
    }

    /// Ends as the app did, by the same signal or with the same status.
    func end() -> Never {
      container?.restore()
      var status: Int32 = 0
      repeat { waitpid(app, &status, 0) } while status & 0xFF == 0x7F
      let number = status & 0x7F
      guard number != 0 else { _exit(status >> 8 & 0xFF) }
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      signal(number, SIG_DFL)
      kill(getpid(), number)
      _exit(EXIT_FAILURE)
    }

    private static func pipe() throws(FaultProblem) -> [Int32] {
      var ends: [Int32] = [-1, -1]
      try check(Glibc.pipe(&ends), "pipe")
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }

    /// Writes a line to the app's log.
    static func report(_ text: String) { write(Array((text + "\n").utf8), to: 2) }

    /// Returns the method of a request, which comes before its parameters.
    private static func method(of line: [UInt8]) -> String {
      let key = Array("\"method\":\"".utf8)
      for start in line.indices.dropLast(key.count) where line[start...].starts(with: key) {
        let rest = line[(start + key.count)...]
        return String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      }
      return "answer"
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        // The reader has ended; the other pipe reports that.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
#endif
