import AppRuntime
import Foundation
import LaunchDomain

/// The launch arguments about the world of an app under test: its user's answers, and its seed.
@MainActor
enum LaunchWorld {
  /// Applies the launch arguments to the app's runtime.
  ///
  /// - Returns: The problem with them, as a clause without a full stop, or `nil`.
  static func install() -> String? {
    // The arguments of a test's own process are the test's.
    guard StandardStreams.taken != nil else { return nil }
    let options = LaunchOptions(.harness)
    do {
      if let seed = try options.value(for: .uiTestingSeed), AppSeed.current == nil {
        // A secret value, which isn't on the command line, would come too late.
        return "the seed \(seed) isn't on the command line"
      }
      let granted = try resources(try options.value(for: .uiTestingGrant), key: .uiTestingGrant)
      let denied = try resources(try options.value(for: .uiTestingDeny), key: .uiTestingDeny)
      if let both = granted.intersection(denied).map(\.name).min() {
        throw LaunchWorldProblem.contradiction(resource: both)
      }
      for resource in granted { AppPermissions.setAnswer(.authorized, for: resource) }
      for resource in denied { AppPermissions.setAnswer(.denied, for: resource) }
      return nil
    } catch let error as LaunchDomainError {
      return clause(error.message)
    } catch {
      return clause((error as? LaunchWorldProblem)?.message ?? "\(error)")
    }
  }

  private static func resources(
    _ text: String?, key: LaunchKey<String?>
  ) throws(LaunchWorldProblem) -> Set<AppPermissions.Resource> {
    var found: Set<AppPermissions.Resource> = []
    for word in (text ?? "").split(separator: ",") {
      let name = word.trimmingCharacters(in: .whitespaces)
      guard let resource = AppPermissions.Resource.all.first(where: { $0.name == name }) else {
        let names = AppPermissions.Resource.all.map(\.name)
        throw .unknownResource(
          name, key: key.name, nearest: NearestName.suggestions(for: name, in: names), all: names)
      }
      found.insert(resource)
    }
    return found
  }

  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
