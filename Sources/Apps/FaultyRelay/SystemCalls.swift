#if os(Linux)
  import Glibc

  // mount(2)
  let MS_RDONLY = 1
  let MS_REMOUNT = 32
  let MS_BIND = 4096
  let MS_REC = 1 << 14
  let MS_PRIVATE = 1 << 18

  /// Throws the system's error unless a function has returned 0.
  func check(_ result: Int32, _ what: String) throws(FaultProblem) {
    guard result == 0 else {
      throw FaultProblem(message: "\(what): \(String(cString: strerror(errno)))")
    }
  }

  /// Finds a function of the C library that Swift doesn't import.
  private func function<Function>(_ name: String, _ type: Function.Type) throws(FaultProblem)
    -> Function
  {
    guard let symbol = dlsym(nil, name) else { throw FaultProblem(message: "there is no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }

  /// Moves this process into a new mount namespace.
  func leaveMountNamespace() throws(FaultProblem) {
    let newNamespace: Int32 = 0x20000
    let unshare = try function("unshare", (@convention(c) (Int32) -> Int32).self)
    try check(unshare(newNamespace), "unshare")
  }

  /// Sets a resource limit of a process.
  func limit(
    _ process: pid_t, _ resource: __rlimit_resource, to amount: UInt
  ) throws(FaultProblem) {
    typealias Limit =
      @convention(c) (pid_t, UInt32, UnsafePointer<rlimit>, UnsafeMutablePointer<rlimit>?) -> Int32
    let prlimit = try function("prlimit", Limit.self)
    var limits = rlimit(rlim_cur: amount, rlim_max: amount)
    try check(prlimit(process, resource.rawValue, &limits, nil), "prlimit")
  }

  /// Attaches to a thread of another process as its tracer, which stops it.
  func stopThread(_ identifier: pid_t) throws(FaultProblem) {
    let attach = 16
    let trace = try function("ptrace", (@convention(c) (Int, Int, Int, Int) -> Int).self)
    try check(Int32(truncatingIfNeeded: trace(attach, Int(identifier), 0, 0)), "ptrace")
  }

  /// The size of a process's virtual memory, in bytes.
  func reservedMemory(of process: pid_t) -> UInt {
    let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let pages = text.split(separator: " ").first.flatMap { UInt($0) } ?? 0
    return pages * UInt(getpagesize())
  }

  /// The lowest unused descriptor number of a process.
  func firstUnusedDescriptor(of process: pid_t) -> UInt {
    var number: UInt = 0
    var status = stat()
    while lstat("/proc/\(process)/fd/\(number)", &status) == 0 { number += 1 }
    return number
  }
#endif
