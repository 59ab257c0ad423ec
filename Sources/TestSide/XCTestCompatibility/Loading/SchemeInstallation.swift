#if os(Linux)
  import Foundation
  import LaunchDomain

  /// Called by the loader before the process's `main`.
  ///
  /// A test may read its scheme's arguments from `UserDefaults` before it uses this module, and
  /// XCTest on Linux has no callback before the first `setUp`.
  @section(".init_array") @used
  private let atLoad: @convention(c) () -> Void = installScheme

  /// Gives the test process the arguments of the local scheme.
  ///
  /// The scheme is in the working directory or a folder above it, or in the package that contains the
  /// build folder.
  private func installScheme() {
    let folder = FileManager.default.currentDirectoryPath
    let program = (ProcessInfo.processInfo.arguments.first).map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).path
    }
    do {
      try LaunchScheme.install(near: [folder, program].compactMap { $0 })
    } catch {
      // Tests that don't need the scheme continue; the others lack their keys.
      try? FileHandle.standardError.write(contentsOf: Data("warning: \(error.message)\n".utf8))
    }
  }
#endif
