import Foundation
import Synchronization

/// The pictures that a run has compared: several scenarios may name the same one.
final class ComparedPictures: Sendable {
  /// What was there in place of each picture that has been compared.
  private let differing = Mutex<[String: [String]]>([:])

  /// Calls a body if nothing in the run has compared a picture before.
  func atFirst(of picture: URL, _ body: () -> Void) {
    // Whoever compares it next may write at once what the body removes.
    differing.withLock { differing in
      let path = picture.standardizedFileURL.path
      guard differing[path] == nil else { return }
      differing[path] = []
      body()
    }
  }

  /// Returns the number of what is there in place of a picture, from 1: the same for the same.
  func number(of actual: String, inPlaceOf picture: URL) -> Int {
    differing.withLock { differing in
      let path = picture.standardizedFileURL.path
      if let known = differing[path]?.firstIndex(of: actual) { return known + 1 }
      differing[path, default: []].append(actual)
      return differing[path]?.count ?? 1
    }
  }
}
