import Foundation
import LaunchDomain
import SystemShims

/// A file that a command writes where its user says.
enum OutputFile {
  /// Writes a text, and makes the folders on the way to the file if there are none.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - path: The path, as the user knows it.
  ///   - options: How to write the file.
  /// - Throws: `MissingResource` with the path and the system's reason.
  static func write(
    _ text: String, to path: String, options: Data.WritingOptions = []
  ) throws(MissingResource) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: options)
    } catch {
      throw MissingResource(message: "\(path) cannot be written: \(error.systemReason)")
    }
  }
}
