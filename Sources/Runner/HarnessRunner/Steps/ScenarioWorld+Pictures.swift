import AppDriving
import AutomationProtocol
import Foundation

extension ScenarioWorld {
  /// Compares the screen or an element with a picture beside the feature.
  ///
  /// The pictures are SVG with real letters, so that a difference can be read. Secrets are hidden in them,
  /// because people commit these files.
  func compareScreen(named name: String, of element: ElementPhrase?) throws {
    guard !name.allSatisfy(\.isWhitespace) else {
      throw StepError.other(
        "the name of the picture is empty; its file is named by it: the screen looks like \"start\""
      )
    }
    let capture = try app.call(CaptureCall(.svg, of: element?.query))
    let actual = RedactedPicture.text(
      of: String(decoding: capture.data, as: UTF8.self), redact: redact)
    let feature = URL(fileURLWithPath: featurePath)
    let folder = feature.deletingLastPathComponent().appendingPathComponent("Pictures")
      .appendingPathComponent(feature.deletingPathExtension().lastPathComponent)
    let file = folder.appendingPathComponent(Self.fileName(name) + ".svg")
    let path = file.relativePath
    // Differences left by an earlier run would look like results of this run.
    surroundings.pictures.atFirst(of: file) { Self.removeDifferences(from: file) }
    func write(_ file: URL, _ text: String? = nil) throws {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((text ?? actual).utf8).write(to: file)
      } catch {
        throw StepError.snapshot(.file(path: file.path, reason: "\(error.localizedDescription)"))
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      if surroundings.snapshots == .never { throw StepError.snapshot(.missing(path: path)) }
      try write(file)
      if surroundings.snapshots == .update { return }
      throw StepError.snapshot(.recorded(path: path))
    }
    if data == Data(actual.utf8) { return }
    if surroundings.snapshots == .update { return try write(file) }
    // Another scenario may show a different screen for the same picture.
    let number = surroundings.pictures.number(of: actual, inPlaceOf: file)
    let beside = Self.fileName(name) + Self.mark(number)
    let other = folder.appendingPathComponent(beside + ".svg")
    let page = folder.appendingPathComponent(beside + ".html")
    try write(other)
    let problem = PictureProblem.differs(
      path: path, actual: other.relativePath, page: page.relativePath,
      rows: Self.rows(of: String(decoding: data, as: UTF8.self), differingFrom: actual))
    let comparison = ComparisonPage(
      name: name, summary: problem.message,
      content: .pictures(expected: data, actual: Data(actual.utf8), type: "image/svg+xml"),
      actual: other.path, reference: file.path)
    try write(page, comparison.html)
    throw StepError.snapshot(problem)
  }

  /// Returns the part of a file's name that distinguishes differing pictures: `.actual-2`.
  private static func mark(_ number: Int) -> String {
    number == 1 ? ".actual" : ".actual-\(number)"
  }

  /// Removes the files that show differences from a picture.
  private static func removeDifferences(from picture: URL) {
    let folder = picture.deletingLastPathComponent()
    let name = picture.deletingPathExtension().lastPathComponent
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files where file.hasPrefix(name) {
      guard file.dropFirst(name.count).wholeMatch(of: /\.actual(-\d+)?\.(svg|html)/) != nil else {
        continue
      }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
    }
  }

  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Returns the rows of cells whose texts differ, from 1.
  private static func rows(of expected: String, differingFrom actual: String) -> [Int] {
    let (before, after) = (texts(of: expected), texts(of: actual))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted().prefix(10)
      .map { $0 + 1 }
  }

  /// Returns the texts of a picture by their row of cells, from 0.
  private static func texts(of svg: String) -> [Int: [Substring]] {
    var texts: [Int: [Substring]] = [:]
    for line in svg.split(separator: "\n") {
      guard line.contains("<text "), let row = RedactedPicture.row(of: line) else { continue }
      texts[row, default: []].append(line)
    }
    return texts
  }
}
