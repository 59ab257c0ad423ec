import Foundation
import SystemShims

/// The toolchain's program that prints the backtrace of a crashed process.
///
/// The runtime looks for it beside the standard library. An app that links the library statically
/// finds none there, and says so in its log whether it crashes or not.
enum BacktraceProgram {
  /// The path of the program that belongs to this process's standard library; `nil` without one.
  static let path: String? = {
    // The metadata of a type of the library is part of it.
    let address = UInt(bitPattern: unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self))
    return DynamicLinker.location(of: address).flatMap { program(besideLibrary: $0.file) }
  }()

  /// Returns the path of the program in the toolchain that a library belongs to, if it is there.
  static func program(besideLibrary file: String) -> String? {
    // usr/lib/swift/linux/libswiftCore.so, and usr/libexec/swift/linux/swift-backtrace
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.path + "/libexec/swift/\(folder.lastPathComponent)/swift-backtrace"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// Returns whether the program is looking at a process, which has started it.
  static func runs(for process: Int32) -> Bool {
    ProcessFamily.children(of: process).contains { child in
      // The kernel cuts names to fifteen bytes, which are just enough, and ends them with a line feed.
      (try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)) == "swift-backtrace\n"
    }
  }

  /// Names the program in settings of `SWIFT_BACKTRACE` that don't name one.
  static func named(in settings: String, path: String? = path) -> String {
    // The runtime separates settings by commas, and has no way to quote one.
    guard let path, !settings.contains("swift-backtrace="), !path.contains(",") else {
      return settings
    }
    return settings.isEmpty ? "swift-backtrace=\(path)" : "\(settings),swift-backtrace=\(path)"
  }
}
