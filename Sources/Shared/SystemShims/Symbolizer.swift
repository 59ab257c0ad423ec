import Dispatch
import Foundation
import Synchronization

/// Finds the source lines of addresses with the toolchain's `llvm-symbolizer`.
///
/// It uses the index of the debug information. The toolchain's module `Runtime` reads all of the debug
/// information, which takes two seconds in a large test bundle.
package enum Symbolizer {
  /// A line of source code.
  package struct Line: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The line, from 1; 0 in code that the compiler has generated.
    package var line: Int
    /// The column, from 1.
    package var column: Int
    /// The function's symbol; empty if unknown.
    package var symbol: String
  }

  /// Returns the lines of return addresses, with those of functions inlined there first.
  ///
  /// Addresses in libraries of the toolchain and the system have no lines.
  ///
  /// - Parameter keepsProgram: Whether the program keeps running until this process ends, so that it reads
  ///   the debug information only once for several calls.
  /// - Returns: The lines by address, or `nil` if the program is missing or its answer is unexpected.
  package static func lines(
    of returnAddresses: [UInt64], keepsProgram: Bool = false
  ) -> [UInt64: [Line]]? {
    var places: [UInt64: ProcessImages.Place] = [:]
    for address in Set(returnAddresses) where address > 0 {
      // The call comes before its return address.
      guard let location = DynamicLinker.location(of: UInt(address - 1)) else { continue }
      let base = UInt64(location.image)
      places[address] = .init(file: realPath(of: location), offset: address - 1 - base, base: base)
    }
    return lines(at: places, keepsProgram: keepsProgram)
  }

  /// Returns the lines of places in files by key, with those of functions inlined there first.
  ///
  /// Places in libraries of the toolchain and the system have no lines.
  ///
  /// - Returns: The lines by key, or `nil` if the program is missing or its answer is unexpected.
  package static func lines<Key: Hashable>(
    at places: [Key: ProcessImages.Place], keepsProgram: Bool = false
  ) -> [Key: [Line]]? {
    guard let program else { return nil }
    let places = places.filter { place in
      !program.libraries.contains { place.value.file.hasPrefix($0) }
    }.map { (key: $0, argument: "\"\($1.file)\" 0x" + String($1.offset, radix: 16)) }
    guard !places.isEmpty else { return [:] }
    let arguments = places.map(\.argument)
    let entries =
      keepsProgram ? entriesOfKept(program, for: arguments) : entries(of: program, for: arguments)
    guard let entries, entries.count == places.count else { return nil }
    var lines: [Key: [Line]] = [:]
    for (place, entry) in zip(places, entries) {
      lines[place.key] = (entry.Symbol ?? []).compactMap(\.place)
    }
    return lines
  }

  private static let options = [
    "--output-style=JSON", "--functions=linkage", "--no-demangle", "--relative-address",
  ]

  private static func entries(of program: Program, for places: [String]) -> [Entry]? {
    output(of: program.executable, options + places)
      .flatMap { try? JSONDecoder().decode([Entry].self, from: $0) }
  }

  private static func entriesOfKept(_ program: Program, for places: [String]) -> [Entry]? {
    #if os(Linux)
      kept.withLock { process in
        // A terminated process is restarted.
        for isNew in [process == nil, true] {
          if isNew { process = SymbolizerProcess(program.executable, options) }
          let answers = places.map { process?.answer(to: $0) }
          if !answers.contains(nil) {
            let decoder = JSONDecoder()
            return try? answers.compactMap(\.self).map { try decoder.decode(Entry.self, from: $0) }
          }
          process = nil
          if isNew { break }
        }
        return nil
      }
    #else
      entries(of: program, for: places)
    #endif
  }

  #if os(Linux)
    private static let kept = Mutex<SymbolizerProcess?>(nil)
  #endif

  /// The program's answer for an address; the names are those of its JSON.
  private struct Entry: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var Line: Int
      var Column: Int
      var FunctionName: String

      var place: Symbolizer.Line? {
        guard !FileName.isEmpty else { return nil }
        return Symbolizer.Line(path: FileName, line: Line, column: Column, symbol: FunctionName)
      }
    }

    var Symbol: [Symbol]?
  }

  private struct Program {
    var executable: URL
    /// The path prefixes of the toolchain's and the system's libraries.
    var libraries: [String]
  }

  /// The variable with the path of another program; an empty path disables the program.
  package static let variable = "UNDERSTUDY_SYMBOLIZER"

  private static let program: Program? = {
    guard let library = DynamicLinker.location(of: UInt(bitPattern: swiftLibrary)) else {
      return nil
    }
    let folder = URL(fileURLWithPath: realPath(of: library)).deletingLastPathComponent()
    guard let executable = paths(beside: folder).first(where: FileManager.default.isProgram)
    else { return nil }
    // A program that contains Swift's libraries isn't a library itself.
    let own = isProgram(library) ? [] : [folder.path + "/"]
    return Program(
      executable: URL(fileURLWithPath: executable), libraries: own + ["/lib", "/usr/lib"])
  }()

  /// Returns the possible paths of the program: the variable's or, without it, those in the toolchain whose
  /// libraries this process uses (`usr/bin` beside `usr/lib/swift/linux`) and in the folders of `PATH`.
  private static func paths(beside libraries: URL) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable] { return [path] }
    let name = "llvm-symbolizer"
    let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    return [libraries.appendingPathComponent("../../../bin/\(name)").standardizedFileURL.path]
      + path
  }

  /// An address in Swift's standard library.
  private static var swiftLibrary: UnsafeRawPointer {
    unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self)
  }

  private static func realPath(of location: DynamicLinker.Location) -> String {
    // The dynamic linker's path may be relative to a former current folder.
    URL(fileURLWithPath: isProgram(location) ? "/proc/self/exe" : location.file)
      .resolvingSymlinksInPath().path
  }

  private static func isProgram(_ location: DynamicLinker.Location) -> Bool {
    DynamicLinker.location(of: UInt(bitPattern: #dsohandle))?.image == location.image
  }

  private static func output(of executable: URL, _ arguments: [String]) -> Data? {
    #if os(Linux) || os(macOS)
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      // The program must not fetch files from servers of debug information.
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
    #else
      return nil
    #endif
  }
}
