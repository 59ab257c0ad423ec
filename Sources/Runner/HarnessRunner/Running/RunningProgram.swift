import Foundation
import LaunchDomain
import SystemShims

/// Finds running programs of this user.
enum RunningProgram {
  /// Finds the process of a program.
  ///
  /// If a program has several processes of the same name, the parent is returned. Among several programs, the
  /// one that this process has started is chosen.
  ///
  /// - Parameter name: The name or the path of the program's file, or the number of the process.
  /// - Throws: `StepError.notRunning` or `StepError.severalRunning`.
  static func process(named name: String) throws(StepError) -> Int32 {
    if let number = Int32(name) { return number }
    let all = own
    let path = name.contains("/") ? URL(fileURLWithPath: name).resolvingSymlinksInPath().path : nil
    let found = all.filter { process in
      path.map { isOf($0, process) } ?? names(of: process).contains(name)
    }
    let children = Set(found.flatMap(ProcessFamily.children))
    let programs = found.filter { !children.contains($0) }
    if programs.count > 1 {
      let family = ProcessFamily.descendants(of: getpid())
      let started = programs.filter(family.contains)
      guard started.count == 1 else { throw .severalRunning(name, processes: programs.sorted()) }
      return started[0]
    }
    guard let program = programs.first else {
      let known = Set(all.flatMap(names)).sorted()
      throw .notRunning(name, nearest: NearestName.suggestions(for: name, in: known))
    }
    return program
  }

  private static var own: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { process in
      var status = stat()
      return stat("/proc/\(process)", &status) == 0 && status.st_uid == geteuid()
    }
  }

  /// Returns the path of a process's executable file.
  private static func file(of process: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
  }

  /// Returns the path of the script that a process runs, as it was started, or `nil` if it runs none.
  private static func script(of process: Int32) -> String? {
    let folder = "/proc/\(process)"
    let words = FileManager.default.contents(atPath: folder + "/cmdline") ?? Data()
    // The kernel keeps only fifteen bytes of the name.
    guard
      let path = words.split(separator: 0).dropFirst().first.map({
        String(decoding: $0, as: UTF8.self)
      }),
      let started = (try? String(contentsOfFile: folder + "/comm", encoding: .utf8))?.dropLast(),
      !started.isEmpty, (path as NSString).lastPathComponent.hasPrefix(started)
    else { return nil }
    return path
  }

  private static func isOf(_ path: String, _ process: Int32) -> Bool {
    file(of: process) == path
      || script(of: process).map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } == path
  }

  /// Returns the name of a process's executable file and, if that is an interpreter, the name of its script.
  private static func names(of process: Int32) -> Set<String> {
    Set(
      [file(of: process), script(of: process)].compactMap(\.self)
        .map { ($0 as NSString).lastPathComponent })
  }
}
