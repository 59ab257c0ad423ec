import Foundation

/// The file that identifies a folder as a saved state; it is written last.
struct StateMarker: Codable, Sendable, Hashable {
  /// The version of the format, which is read before the rest.
  private struct Header: Codable { var version: Int }

  static let fileName = "state.json"
  static let currentVersion = 1

  var version = Self.currentVersion
  /// The name of the app whose state this is.
  var app: String
  /// The number of files, which together with the number of bytes reveals an incomplete copy.
  var files: Int
  var bytes: Int

  init(app: String, count: FolderCopy.Count) {
    self.app = app
    files = count.files
    bytes = count.bytes
  }

  /// Reads the marker of a folder.
  init(in folder: String) throws(StateProblem) {
    let path = folder + "/" + Self.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unmarked(path: folder)
    }
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      guard version == Self.currentVersion else {
        throw StateProblem.unknownVersion(
          path: folder, version: version, known: Self.currentVersion)
      }
      self = try JSONDecoder().decode(Self.self, from: data)
      guard !app.isEmpty else {
        throw StateProblem.unreadableMarker(path: path, reason: "“app” is empty")
      }
    } catch let problem as StateProblem {
      throw problem
    } catch {
      throw .unreadableMarker(path: path, reason: Self.reason(error))
    }
  }

  func write(to folder: String) throws(StateProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let path = folder + "/" + Self.fileName
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .uncopied(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription.hasSuffix(".")
        ? String(context.debugDescription.dropLast()) : context.debugDescription
    default: error.localizedDescription
    }
  }
}
