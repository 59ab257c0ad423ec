import Dispatch
import Foundation
import SystemShims

/// The toolchain's `llvm-symbolizer`, which finds lines by the index of the debug information, where
/// `Runtime` reads all of it: in a large test bundle that takes two seconds.
enum Symbolizer {
  /// Returns the lines of return addresses, those of functions that are inlined there first.
  ///
  /// - Returns: The lines by address; `nil` without the program, or if it does not answer as expected.
  static func lines(of returnAddresses: [UInt64]) -> [UInt64: [CallSite]]? {
    guard let program else { return nil }
    var places: [(address: UInt64, argument: String)] = []
    for address in Set(returnAddresses) where address > 0 {
      // The call is before the address to which it returns.
      guard let location = DynamicLinker.location(of: UInt(address - 1)) else { continue }
      let file = realPath(of: location)
      guard !program.libraries.contains(where: file.hasPrefix) else { continue }
      let offset = String(UInt(address - 1) - location.image, radix: 16)
      places.append((address, "\"\(file)\" 0x\(offset)"))
    }
    guard !places.isEmpty else { return [:] }
    let output = output(
      of: program.executable,
      ["--output-style=JSON", "--functions=none", "--relative-address"]
        + places.map(\.argument))
    guard let output, let entries = try? JSONDecoder().decode([Entry].self, from: output),
      entries.count == places.count
    else { return nil }
    var lines: [UInt64: [CallSite]] = [:]
    for (place, entry) in zip(places, entries) {
      lines[place.address] = (entry.Symbol ?? []).compactMap(\.site)
    }
    return lines
  }

  /// What the program says of an address; the names are its own.
  private struct Entry: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var Line: Int
      var Column: Int

      var site: CallSite? {
        FileName.isEmpty ? nil : CallSite(path: FileName, line: Line, column: Column)
      }
    }

    var Symbol: [Symbol]?
  }

  private struct Program {
    var executable: URL
    /// The beginnings of the paths of libraries of the toolchain and of the system, in which no test is
    /// written.
    var libraries: [String]
  }

  /// The variable with another program's path; without a path, `Runtime` finds the lines.
  static let variable = "UNDERSTUDY_SYMBOLIZER"

  /// The program of the toolchain whose libraries this process uses.
  private static let program: Program? = {
    guard let library = DynamicLinker.location(of: UInt(bitPattern: swiftLibrary)) else {
      return nil
    }
    // `usr/lib/swift/linux/libswiftCore.so` beside `usr/bin`.
    let folder = URL(fileURLWithPath: realPath(of: library)).deletingLastPathComponent()
    let executable =
      ProcessInfo.processInfo.environment[variable]
      ?? folder.appendingPathComponent("../../../bin/llvm-symbolizer").standardizedFileURL.path
    guard FileManager.default.isExecutableFile(atPath: executable) else { return nil }
    return Program(
      executable: URL(fileURLWithPath: executable),
      libraries: [folder.path + "/", "/lib", "/usr/lib"])
  }()

  /// An address in Swift's standard library.
  private static var swiftLibrary: UnsafeRawPointer {
    unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self)
  }

  private static func realPath(of location: DynamicLinker.Location) -> String {
    // The dynamic linker has the path as it was given, which may be relative to a folder that has changed.
    let isProgram =
      DynamicLinker.location(of: UInt(bitPattern: #dsohandle))?.image == location.image
    return URL(fileURLWithPath: isProgram ? "/proc/self/exe" : location.file)
      .resolvingSymlinksInPath().path
  }

  private static func output(of executable: URL, _ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // Nothing is to be fetched from servers of debug information.
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? ProcessStart.exclusively { try process.run() }) != nil else { return nil }
    let output = try? pipe.fileHandleForReading.readToEnd()
    ended.wait()
    return process.terminationStatus == 0 ? output : nil
  }
}
