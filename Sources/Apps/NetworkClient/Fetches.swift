import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests for the same URL, one after the other.
struct Fetches: Codable, Sendable {
  var url: URL
  var count: Int

  /// Fetches, and returns the number of bytes that came.
  func fetch() async throws -> Int {
    var total = 0
    for _ in 0..<count {
      let (data, _) = try await URLSession.shared.data(from: url)
      total += data.count
    }
    return total
  }
}
