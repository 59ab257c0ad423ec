#if os(Linux)
  import Foundation
  import LaunchDomain

  /// Called by the loader before the process's `main`: a test may read its scheme's arguments from
  /// `UserDefaults` before it does anything with this module, and XCTest on Linux calls nobody
  /// before the first `setUp`.
  @section(".init_array") @used
  private let atLoad: @convention(c) () -> Void = installScheme

  /// Gives the test process the arguments of the local scheme, which lies around the folder in which
  /// it runs, or in the package that it was built in.
  private func installScheme() {
    let folder = FileManager.default.currentDirectoryPath
    let program = (ProcessInfo.processInfo.arguments.first).map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).path
    }
    do {
      try LaunchScheme.install(near: [folder, program].compactMap { $0 })
    } catch {
      // Tests that need none of it go on; the others miss their keys.
      try? FileHandle.standardError.write(contentsOf: Data("warning: \(error.message)\n".utf8))
    }
  }
#endif
