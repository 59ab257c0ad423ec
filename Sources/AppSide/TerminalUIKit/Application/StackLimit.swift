#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How far the main thread's stack may grow.
///
/// Layout, drawing and the callbacks of views go down the tree as UIKit's do, one call in another.
enum StackLimit {
  /// Lets views be nested ten thousand deep and more.
  ///
  /// The kernel asks for the limit when the stack grows, and keeps at least 128 MB below the main
  /// thread's stack free for that. Where it refuses, the limit stays.
  static func raise() {
    #if os(Linux)
      var limit = rlimit()
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      guard getrlimit(resource, &limit) == 0, limit.rlim_cur < mainThread else { return }
      limit.rlim_cur = min(mainThread, limit.rlim_max)
      _ = setrlimit(resource, &limit)
    #endif
  }

  /// In bytes.
  private static let mainThread: rlim_t = 100 << 20
}
