import AppDriving
import Foundation
import SystemShims

extension RunSurroundings {
  /// Returns whether an app may be launched: its name, or a program's path, is allowed.
  func allows(_ app: LaunchedApp) -> Bool {
    guard let allowedApps, !allowedApps.contains(app.name) else { return true }
    guard case .adapted(let url, let adapter) = app.reference, adapter != .page else {
      return false
    }
    return allowedApps.contains {
      $0.contains("/") && URL(fileURLWithPath: $0).standardizedFileURL.path == url.path
    }
  }

  /// Checks that an app, program or page with a name exists.
  ///
  /// - Throws: `MissingResource`, with the nearest name, if it doesn't exist.
  func checkIsThere(_ name: String) throws {
    guard !LiveApp.isPage(name), !isFile(name) else { return }
    do {
      _ = try locate(LaunchedApp.named(name).reference)
    } catch {
      guard !isProgram(name) else { return }
      throw MissingResource(message: error.runnerMessage)
    }
  }

  /// Returns whether a name is that of a file, which may be opened as a page regardless of its extension.
  private func isFile(_ name: String) -> Bool {
    let path = LaunchedApp.page(name, beside: Self.here).file(in: "") ?? ""
    let files = FileManager.default
    return files.fileExists(atPath: path) && !files.isFolder(atPath: path)
  }

  /// Returns whether a program with a name is on PATH, on the desktop, or running.
  private func isProgram(_ name: String) -> Bool {
    guard !name.contains("/") else { return false }
    if (try? LaunchedApp.program(name, in: environment, beside: Self.here, by: .desktop)) != nil {
      return true
    }
    do {
      _ = try RunningProgram.process(named: name)
      return true
    } catch .severalRunning {
      return true
    } catch {
      return false
    }
  }

  private static var here: String { FileManager.default.currentDirectoryPath + "/live.feature" }
}
