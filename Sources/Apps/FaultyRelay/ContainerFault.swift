#if os(Linux)
  import Glibc

  /// The app's container, which becomes full or read-only during the session.
  ///
  /// A process that may mount puts the container on a separate file system, in a mount namespace of its own.
  /// Otherwise the folders' modes and a limit on file sizes stand in for that.
  struct ContainerFault {
    private let path: String
    private let isMounted: Bool

    /// Prepares the container before the app is launched.
    ///
    /// - Throws: `FaultProblem` if the system doesn't permit the fault.
    init(_ path: String, willBe fault: Fault) throws(FaultProblem) {
      self.path = path
      isMounted = Self.mayMount
      guard isMounted else {
        // A folder's mode doesn't keep root from writing.
        if fault == .readOnly, geteuid() == 0 {
          throw FaultProblem(message: "mount \(path): \(String(cString: strerror(EPERM)))")
        }
        // Otherwise exceeding the limit would end the process that writes.
        signal(SIGXFSZ, SIG_IGN)
        return
      }
      try leaveMountNamespace()
      try check(mount(nil, "/", nil, UInt(MS_REC | MS_PRIVATE), nil), "mount /")
      if fault == .diskFull {
        try check(mount("tmpfs", path, "tmpfs", 0, "size=64k,mode=700"), "mount \(path)")
        for folder in ["home", "home/.config", "tmp", "run"] { mkdir("\(path)/\(folder)", 0o700) }
      } else {
        try check(mount(path, path, nil, UInt(MS_BIND), nil), "mount \(path)")
      }
    }

    /// Uses up the free space of the container's file system.
    func fill(for app: pid_t) throws(FaultProblem) {
      guard isMounted else { return try limit(app, RLIMIT_FSIZE, to: 0) }
      let file = open("\(path)/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(file) }
      let zeros = [UInt8](repeating: 0, count: 4096)
      while write(file, zeros, zeros.count) > 0 {}
    }

    func makeReadOnly() throws(FaultProblem) {
      guard isMounted else { return setMode(0o500, of: path) }
      let flags = UInt(MS_BIND | MS_REMOUNT | MS_RDONLY)
      try check(mount(path, path, nil, flags, nil), "remount \(path)")
    }

    /// Makes the container writable again, so that the test can remove it.
    func restore() {
      if !isMounted { setMode(0o700, of: path) }
    }

    private func setMode(_ mode: mode_t, of folder: String) {
      // A folder must be readable before its subfolders can be listed.
      if mode & 0o200 != 0 { chmod(folder, mode) }
      if let entries = opendir(folder) {
        while let entry = readdir(entries) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          if entry.pointee.d_type == 4 /* DT_DIR */, name != ".", name != ".." {
            setMode(mode, of: "\(folder)/\(name)")
          }
        }
        closedir(entries)
      }
      if mode & 0o200 == 0 { chmod(folder, mode) }
    }

    /// Whether the process has the capability `CAP_SYS_ADMIN`.
    private static var mayMount: Bool {
      let file = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      let count = read(file, &bytes, bytes.count)
      let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(
        separator: "\n")
      guard let line = lines.first(where: { $0.hasPrefix("CapEff:\t") }),
        let capabilities = UInt64(line.dropFirst("CapEff:\t".count), radix: 16)
      else { return false }
      return capabilities & (1 << 21) != 0
    }
  }
#endif
