import AppDriving
import Foundation

/// What a step launches: the name by which a feature calls it, and what that means.
struct LaunchedApp: Equatable {
  /// The name, path or URL as the feature writes it.
  var name: String
  var reference: AppReference

  /// Whether it runs already, and isn't launched.
  var isRunning: Bool { if case .running = reference { true } else { false } }

  /// An app, by its name or its path.
  static func named(_ name: String) -> LaunchedApp {
    let isPath = name.contains("/")
    return LaunchedApp(
      name: name,
      reference: isPath ? .file(URL(fileURLWithPath: name)) : .identifier(name))
  }

  /// A page, by its URL or by the path of its file, relative to the feature's folder.
  ///
  /// A query or a fragment may follow the path, unless a file has it in its name.
  static func page(_ name: String, beside feature: String) -> LaunchedApp {
    let folder = URL(fileURLWithPath: feature).deletingLastPathComponent()
    var file = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
    if let rest = name.firstIndex(where: { "?#".contains($0) }),
      !FileManager.default.fileExists(atPath: file.path)
    {
      let bare = URL(fileURLWithPath: String(name[..<rest]), relativeTo: folder).absoluteURL
      file = URL(string: bare.absoluteString + name[rest...]) ?? file
    }
    // A scheme is followed by two slashes in every URL of a page; a file's name may hold a colon.
    let url = name.contains("://") ? URL(string: name) ?? file : file
    return LaunchedApp(name: name, reference: .adapted(url, by: .page))
  }

  /// A program for the terminal or with windows, by its name on PATH or its path, relative to the feature's
  /// folder; one with windows also by the name of its `.desktop` file.
  ///
  /// - Returns: The program, and the arguments that the file has for it.
  /// - Throws: `StepError.noProgram` with similar names.
  static func program(
    _ name: String, in environment: [String: String], beside feature: String, by adapter: AppAdapter
  ) throws(StepError) -> (app: LaunchedApp, arguments: [String]) {
    do {
      let path = try SearchPath(environment).program(named: name)
      let folder = URL(fileURLWithPath: feature).deletingLastPathComponent()
      let program = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      let app = LaunchedApp(
        name: program.lastPathComponent, reference: .adapted(program, by: adapter))
      return (app, [])
    } catch {
      let own = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
      guard adapter == .desktop, let entry = DesktopEntry(identifier: name, environment: own) else {
        throw error
      }
      let program = URL(fileURLWithPath: entry.program)
      return (LaunchedApp(name: name, reference: .adapted(program, by: adapter)), entry.arguments)
    }
  }

  /// A program with windows that runs already, by its name or the number of its process.
  ///
  /// - Throws: `StepError` if none of that name runs, or several do.
  static func running(_ name: String) throws(StepError) -> LaunchedApp {
    LaunchedApp(name: name, reference: .running(try RunningProgram.process(named: name)))
  }

  /// The file that is launched, for apps without a path one in a folder; `nil` for a page of a
  /// server and for what runs already.
  func file(in folder: String) -> String? {
    switch reference {
    case .adapted(let url, _): return url.isFileURL ? url.path : nil
    case .running: return nil
    case .target, .identifier, .file: break
    }
    return name.contains("/") ? name : folder + "/" + name
  }
}
