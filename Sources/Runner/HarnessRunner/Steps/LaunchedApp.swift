import AppDriving
import Foundation

/// An app, page or program that a step launches.
struct LaunchedApp: Equatable {
  /// The name, path or URL as written in the feature.
  var name: String
  var reference: AppReference

  /// Whether the program is already running, so that it isn't launched.
  var isRunning: Bool { if case .running = reference { true } else { false } }

  /// Returns the app with a name or path.
  static func named(_ name: String) -> LaunchedApp {
    let isPath = name.contains("/")
    return LaunchedApp(
      name: name,
      reference: isPath ? .file(URL(fileURLWithPath: name)) : .identifier(name))
  }

  /// Returns the page with a URL or the path of a file, relative to the feature's folder.
  ///
  /// A query or fragment may follow the path, unless a file with the whole name exists.
  static func page(_ name: String, beside feature: String) -> LaunchedApp {
    let folder = URL(fileURLWithPath: feature).deletingLastPathComponent()
    var file = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
    if let rest = name.firstIndex(where: { "?#".contains($0) }),
      !FileManager.default.fileExists(atPath: file.path)
    {
      let bare = URL(fileURLWithPath: String(name[..<rest]), relativeTo: folder).absoluteURL
      file = URL(string: bare.absoluteString + name[rest...]) ?? file
    }
    // The URL of a page has two slashes after its scheme; a colon alone may be part of a file's name.
    let url = name.contains("://") ? URL(string: name) ?? file : file
    return LaunchedApp(name: name, reference: .adapted(url, by: .page))
  }

  /// Returns the terminal or desktop program with a name on PATH or a path relative to the feature's folder.
  ///
  /// A desktop program can also have the name of its `.desktop` file.
  ///
  /// - Returns: The program, and the arguments from its `.desktop` file.
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

  /// Returns a running program with windows, by its name or process number.
  ///
  /// - Throws: `StepError` if no program or several programs of that name are running.
  static func running(_ name: String) throws(StepError) -> LaunchedApp {
    LaunchedApp(name: name, reference: .running(try RunningProgram.process(named: name)))
  }

  /// Returns the path of the file to launch, or `nil` for a page of a server or a running program.
  ///
  /// - Parameter folder: The folder of apps that are named without a path.
  func file(in folder: String) -> String? {
    switch reference {
    case .adapted(let url, _): return url.isFileURL ? url.path : nil
    case .running: return nil
    case .target, .identifier, .file: break
    }
    return name.contains("/") ? name : folder + "/" + name
  }
}
