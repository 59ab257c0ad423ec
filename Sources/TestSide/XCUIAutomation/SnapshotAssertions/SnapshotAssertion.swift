import AppDriving
import Foundation
import LaunchDomain
import PNGCoding

/// The comparison of one snapshot with its reference.
struct SnapshotAssertion {
  let reference: ReferencePlace.File
  let tolerance: PictureTolerance
  /// Whether a missing reference is recorded.
  let mayRecord: Bool

  /// The actual content.
  enum Taken {
    case picture(MaskedPicture)
    case elements(String)

    /// Returns the contents of the file to keep.
    func data() throws -> Data {
      switch self {
      case .picture(let picture): try picture.data()
      case .elements(let text): Data(text.utf8)
      }
    }
  }

  /// Compares the actual content with the reference, and writes a page about a difference.
  ///
  /// - Throws: `SnapshotMismatch`.
  func check(_ taken: Taken) throws(SnapshotMismatch) {
    do {
      try compare(taken)
    } catch let mismatch as SnapshotMismatch {
      throw mismatch
    } catch {
      throw .file(path: reference.reference.path, reason: error.systemReason)
    }
  }

  private func compare(_ taken: Taken) throws {
    let manager = FileManager.default
    // Files of an earlier run could be mistaken for this run's.
    for old in [reference.actual, reference.page] { try? manager.removeItem(at: old) }
    guard manager.fileExists(atPath: reference.reference.path) else {
      guard mayRecord else {
        try write(taken.data(), to: reference.actual)
        throw SnapshotMismatch.missing(
          reference: reference.reference.path, actual: reference.actual.path)
      }
      try write(taken.data(), to: reference.reference)
      throw SnapshotMismatch.recorded(reference: reference.reference.path)
    }
    let expected = try Data(contentsOf: reference.reference)
    guard let (difference, content) = try difference(from: expected, to: taken) else { return }
    let page = ComparisonPage(
      name: reference.name, summary: difference.sentence, content: content,
      actual: reference.actual.path, reference: reference.reference.path)
    try write(taken.data(), to: reference.actual)
    try write(Data(page.html.utf8), to: reference.page)
    throw SnapshotMismatch.differs(
      name: reference.name, difference, command: page.command, page: reference.page.path)
  }

  private func difference(
    from expected: Data, to taken: Taken
  ) throws -> (SnapshotMismatch.Difference, ComparisonPage.Content)? {
    switch taken {
    case .elements(let text):
      let before = String(decoding: expected, as: UTF8.self)
      if before == text { return nil }
      let changes = LineDifference.lines(from: before, to: text).filter {
        if case .same = $0 { false } else { true }
      }
      return (.lines(changes), .texts(expected: before, actual: text))
    case .picture(let picture):
      // Nearly always both files are equal, and decoding one takes longer than taking the picture.
      if picture.masks.isEmpty, expected == picture.png { return nil }
      let found: SnapshotMismatch.Difference?
      if let before = try? PNGReader.read(Array(expected)) {
        found = tolerance.difference(from: picture.masking(before), to: try picture.image())
          .map { .picture($0) }
      } else {
        found = .unreadable
      }
      return try found.map {
        ($0, .pictures(expected: expected, actual: try picture.data(), type: "image/png"))
      }
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
