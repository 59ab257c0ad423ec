import Foundation
import SystemShims

/// The toolchain's program that prints the backtrace of a crashed process.
///
/// The runtime looks for it beside the standard library. An app that links the library statically
/// doesn't find it, and says so in its log even if it doesn't crash.
enum BacktraceProgram {
  /// The path of the program that belongs to this process's standard library, or `nil` if it isn't installed.
  static let path: String? = {
    // The metadata of a type lies in its library.
    let address = UInt(bitPattern: unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self))
    return DynamicLinker.location(of: address).flatMap { program(besideLibrary: $0.file) }
  }()

  /// Returns the path of the program in the toolchain of a library, or `nil` if it isn't there.
  static func program(besideLibrary file: String) -> String? {
    // usr/lib/swift/linux/libswiftCore.so, and usr/libexec/swift/linux/swift-backtrace
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.path + "/libexec/swift/\(folder.lastPathComponent)/swift-backtrace"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// Returns whether a process has started the program and it is still running.
  static func runs(for process: Int32) -> Bool {
    ProcessFamily.children(of: process).contains { child in
      // The kernel cuts names to fifteen bytes, which suffice here, and appends a line feed.
      (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)) == "swift-backtrace\n"
    }
  }

  /// Adds the program's path to settings for `SWIFT_BACKTRACE` that don't contain one.
  static func named(in settings: String, path: String? = path) -> String {
    // The runtime separates settings by commas, and has no way to quote one.
    guard let path, !settings.contains("swift-backtrace="), !path.contains(",") else {
      return settings
    }
    return settings.isEmpty ? "swift-backtrace=\(path)" : "\(settings),swift-backtrace=\(path)"
  }
}
