import Foundation
import Synchronization

/// The pictures that a run has compared: several scenarios may name the same one.
final class ComparedPictures: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Calls a body if nothing in the run has compared a picture before.
  func atFirst(of picture: URL, _ body: () -> Void) {
    // Whoever compares it next may write at once what the body removes.
    paths.withLock { if $0.insert(picture.standardizedFileURL.path).inserted { body() } }
  }
}
