import Foundation
import LaunchDomain

/// A model that records the users who log in, in a file of the home folder.
final class RememberingModel: Model {
  private let model: any Model
  private let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("last-user.txt")

  init(_ model: any Model) { self.model = model }

  func login(
    user: String, password: String, completion: @escaping @MainActor (LoginResult) -> Void
  ) {
    model.login(user: user, password: password) { [file] result in
      guard result == .success else { return completion(result) }
      do {
        try Data(user.utf8).write(to: file)
        completion(.success)
      } catch {
        completion(.notRemembered(reason: error.systemReason))
      }
    }
  }
}
