import AppDriving
import Foundation

/// What a step launches: the name by which a feature calls it, and what that means.
struct LaunchedApp: Equatable {
  /// The name, path or URL as the feature writes it.
  var name: String
  var reference: AppReference

  /// An app, by its name or its path.
  static func named(_ name: String) -> LaunchedApp {
    let isPath = name.contains("/")
    return LaunchedApp(
      name: name,
      reference: isPath ? .file(URL(fileURLWithPath: name)) : .identifier(name))
  }

  /// A page, by its URL or by the path of its file, relative to the feature's folder.
  static func page(_ name: String, beside feature: String) -> LaunchedApp {
    let folder = URL(fileURLWithPath: feature).deletingLastPathComponent()
    let file = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
    // A scheme is followed by two slashes in every URL of a page; a file's name may hold a colon.
    let url = name.contains("://") ? URL(string: name) ?? file : file
    return LaunchedApp(name: name, reference: .adapted(url, by: .page))
  }

  /// A program for the terminal or with windows, by its name on PATH or its path, relative to the feature's
  /// folder.
  ///
  /// - Throws: `StepError.noProgram` with similar names.
  static func program(
    _ name: String, in path: SearchPath, beside feature: String, by adapter: AppAdapter
  ) throws(StepError) -> LaunchedApp {
    let folder = URL(fileURLWithPath: feature).deletingLastPathComponent()
    let program = URL(fileURLWithPath: try path.program(named: name), relativeTo: folder)
      .standardizedFileURL
    return LaunchedApp(
      name: program.lastPathComponent, reference: .adapted(program, by: adapter))
  }

  /// The file that is launched, for apps without a path one in a folder; `nil` for a page of a server.
  func file(in folder: String) -> String? {
    if case .adapted(let url, _) = reference { return url.isFileURL ? url.path : nil }
    return name.contains("/") ? name : folder + "/" + name
  }
}
