import AppRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Network requests without `AppNetwork`: the benchmark compares the app with one that has it.
enum Service {
  static func registerCommands() {
    AppCommands.register("status of service") { (url: URL) in
      let (_, response) = try await URLSession.shared.data(from: url)
      return (response as? HTTPURLResponse)?.statusCode
    }
  }
}
