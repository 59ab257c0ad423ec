import Foundation
import Synchronization

/// The pictures that a run has compared; several scenarios may use the same one.
final class ComparedPictures: Sendable {
  /// The different contents found in place of each compared picture.
  private let differing = Mutex<[String: [String]]>([:])

  /// Calls a body if the run hasn't compared the picture before.
  func atFirst(of picture: URL, _ body: () -> Void) {
    // Hold the lock: the next comparison may write the files that the body removes.
    differing.withLock { differing in
      let path = picture.standardizedFileURL.path
      guard differing[path] == nil else { return }
      differing[path] = []
      body()
    }
  }

  /// Returns the number, from 1, of the content found in place of a picture; equal contents share a number.
  func number(of actual: String, inPlaceOf picture: URL) -> Int {
    differing.withLock { differing in
      let path = picture.standardizedFileURL.path
      if let known = differing[path]?.firstIndex(of: actual) { return known + 1 }
      differing[path, default: []].append(actual)
      return differing[path]?.count ?? 1
    }
  }
}
