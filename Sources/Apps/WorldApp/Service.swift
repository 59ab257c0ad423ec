import AppRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the app asks over the network, without `AppNetwork`: the bench compares it with an app that has it.
enum Service {
  static func registerCommands() {
    AppCommands.register("status of service") { (url: URL) in
      let (_, response) = try await URLSession.shared.data(from: url)
      return (response as? HTTPURLResponse)?.statusCode
    }
  }
}
