import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import SystemShims

/// Finds and reads the feature files that a command line names.
struct FeatureFiles {
  /// The files to run.
  var files: [FeatureFile] = []
  /// The lines named on the command line, by file path; a file without lines runs completely.
  var lines: [String: Set<Int>] = [:]
  /// The scenarios that are used as steps, including those of other files in the same folders.
  var composed: [ComposedScenario] = []
  /// Errors in the files, as lines in compiler format.
  var problems: [String] = []
  /// Warnings about the files, as lines in compiler format.
  var warnings: [String] = []

  /// Reads files, folders and `file:line`.
  ///
  /// - Throws: `FeatureFilesError` for a path without features, `UsageError` for a line of a folder.
  init(_ arguments: [String]) throws {
    var paths: [String] = []
    for argument in arguments {
      let (path, line) = Self.split(argument)
      let found = try Self.features(at: path)
      paths += found.filter { !paths.contains($0) }
      if line != nil, found != [path] {
        throw UsageError(
          message: "“\(argument)” names a line, and \(path) is a folder; name the file.")
      }
      if let line { lines[path, default: []].insert(line) }
    }
    var identifiers = IdentifierSequence()
    for path in paths {
      guard let file = read(path, &identifiers) else { continue }
      files.append(file)
      warnings += OutlineCheck(file.document, source: file.source).emptyExamples.map {
        "\(path):\($0.line):\($0.column ?? 1): warning: examples without a row make no scenario"
      }
    }
    var beside: [String] = []
    for path in paths {
      let folder = path.parentFolder
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".feature") {
        let other = folder.isEmpty ? name : folder + "/" + name
        if !paths.contains(other), !beside.contains(other) { beside.append(other) }
      }
    }
    for file in files { problems += takeComposed(of: file) }
    for path in beside {
      // Problems of a file that isn't run don't matter, unless it has step scenarios.
      guard let source = try? String(contentsOfFile: path, encoding: .utf8),
        source.contains(ComposedScenario.tag),
        let file = read(path, &identifiers)
      else { continue }
      // A use of such a step is reported as undefined.
      warnings += takeComposed(of: file).map { $0.replacing(": error: ", with: ": warning: ") }
    }
    let parameters = SecretParameters(of: composed)
    for index in files.indices { files[index].secretParameters = parameters }
  }

  /// Adds the scenarios of a file that are used as steps, and returns errors in their names.
  private mutating func takeComposed(of file: FeatureFile) -> [String] {
    var wrong: [String] = []
    for pickle in file.pickles
    where pickle.tags.contains(where: { $0.name == ComposedScenario.tag }) {
      let scenario = ComposedScenario(pickle: pickle, places: file.steps)
      do {
        _ = try scenario.definition()
        composed.append(scenario)
      } catch {
        let place = pickle.location ?? SourceLocation(line: 1)
        wrong.append(
          "\(file.path):\(place.line):\(place.column ?? 1): error: the name of this scenario, which is "
            + "used as a step, isn't a Cucumber Expression:\n\(error)")
      }
    }
    return wrong
  }

  private mutating func read(
    _ path: String, _ identifiers: inout IdentifierSequence
  ) -> FeatureFile? {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let source = String(data: data, encoding: .utf8) else {
        problems.append("\(path):1:1: error: the file is not UTF-8")
        return nil
      }
      let file = try FeatureFile(path: path, source: source, identifiers: &identifiers)
      problems += OutlineCheck(file.document, source: source).problems.map {
        "\(path):\($0.location.line):\($0.location.column ?? 1): error: \($0.message)"
      }
      return file
    } catch let errors as GherkinErrors {
      problems += errors.errors.map {
        "\(path):\($0.location.line):\($0.location.column ?? 1): error: \($0.message)"
      }
    } catch {
      let reason =
        Self.isRegular(path) ? error.systemReason : "it is a pipe or a device; name a file"
      problems.append("\(path):1:1: error: the file cannot be read: \(reason)")
    }
    return nil
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the path and the line of an argument such as `login.feature:12`.
  private static func split(_ argument: String) -> (String, Int?) {
    guard !FileManager.default.fileExists(atPath: argument),
      let colon = argument.lastIndex(of: ":"),
      let line = Int(argument[argument.index(after: colon)...])
    else { return (normal(argument), nil) }
    return (normal(String(argument[..<colon])), line)
  }

  /// Returns the path of a command-line argument, without the line.
  static func path(of argument: String) -> String { split(argument).0 }

  private static func normal(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private static func features(at path: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else {
      let folder = path.parentFolder
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
      let name = (path as NSString).lastPathComponent
      throw FeatureFilesError.notFound(
        path, nearest: NearestName.suggestions(for: name, in: (names ?? []).sorted()))
    }
    guard FileManager.default.isFolder(atPath: path) else {
      if path.hasSuffix(".swift") { throw FeatureFilesError.swift(path) }
      return [path]
    }
    // Sort the entries, whose order depends on the file system.
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let features = names.filter { $0.hasSuffix(".feature") }.sorted().map { path + "/" + $0 }
      .filter { !FileManager.default.isFolder(atPath: $0) }
    guard !features.isEmpty else { throw FeatureFilesError.noFeatures(path) }
    return features
  }
}

/// The error of a path without features.
enum FeatureFilesError: Error, CustomStringConvertible {
  case notFound(String, nearest: [String])
  case noFeatures(String)
  case swift(String)

  var description: String {
    switch self {
    case .notFound(let path, let nearest):
      "there is no file \(path)"
        + (nearest.first.map { "; did you mean “\($0)”?" } ?? ".")
    case .noFeatures(let path): "there are no .feature files in \(path)."
    case .swift(let path):
      "\(path) is Swift and no feature; put it into a package's tests, and run “swift test” there."
    }
  }
}
