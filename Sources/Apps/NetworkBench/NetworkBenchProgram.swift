import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs

/// Compares an app that links AppNetwork with one that doesn't.
struct NetworkBenchProgram {
  /// The app with AppNetwork.
  private let closed: URL
  /// An app of the same kind that uses URLSession without it.
  private let plain: URL
  private let runs: Int

  init(runs: Int) throws {
    self.runs = runs
    closed = try AppLocator().locate(.identifier("NetworkClient"), testModule: nil)
    plain = try AppLocator().locate(.identifier("WorldApp"), testModule: nil)
  }

  /// Compares the sizes of the executables.
  func size() throws -> NetworkFigure {
    NetworkFigure(
      name: "executable with AppNetwork", value: try megabytes(closed), unit: "MB",
      base: ("without", try megabytes(plain)), limit: 1.6)
  }

  /// Measures the time from a launch to the first answer.
  func launch() throws -> NetworkFigure {
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let without = try launchTime(of: AppLaunch(executable: plain, arguments: Self.arguments))
      let with = try launchTime(of: AppLaunch(executable: closed, arguments: Self.arguments))
      // The first launch of each only warms the file cache.
      if run > 0 {
        base.append(without)
        own.append(with)
      }
    }
    return NetworkFigure(
      name: "launch with AppNetwork", value: NetworkFigure.median(own), unit: "ms",
      base: ("without", NetworkFigure.median(base)), limit: 1.3)
  }

  /// Measures a request that a stub answers, one of many in a row.
  func stub() throws -> NetworkFigure {
    struct Fetches: Codable {
      var url: String
      var count: Int
    }
    var launch = AppLaunch(executable: closed, arguments: Self.arguments)
    let stub = AddStubCall(Stub(.get("/items"), .answers([.text("hello")])), number: 1)
    let stubs = try JSONEncoder().encode(LaunchStubs(stubs: [stub]))
    launch.handshakeEnvironment[LaunchStubs.variable] = String(decoding: stubs, as: UTF8.self)
    let session = try AppLauncher().launch(launch)
    defer { session.terminate() }
    let payload = try JSONEncoder().encode(
      Fetches(url: "https://host.invalid/items", count: Self.fetchCount))
    let call = CommandCall(
      "fetch many times", payload: String(decoding: payload, as: UTF8.self), timeout: 600)
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...runs {
      let callTime = try time {
        for _ in 0..<Self.fetchCount { _ = try session.call(ClockCall()) }
      }
      let fetchTime = try time {
        let result = try session.call(call, timeout: 600)
        guard result.value == "\(Self.fetchCount * "hello".utf8.count)" else {
          throw WrongAnswer(answer: result.value)
        }
      }
      if run > 0 {
        base.append(callTime / Double(Self.fetchCount))
        own.append(fetchTime / Double(Self.fetchCount))
      }
    }
    let value = NetworkFigure.median(own)
    return NetworkFigure(
      name: "stubbed request, \(Int(1000 / value)) a second", value: value, unit: "ms",
      base: ("a call to the app", NetworkFigure.median(base)), limit: 60)
  }

  /// Measures the time that a recording of 10 MB adds to a launch.
  func recording() throws -> NetworkFigure {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("network-bench-\(UUID().uuidString).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.recording(byteCount: 10_000_000).write(to: file.path)
    var recorded = AppLaunch(executable: closed, arguments: Self.arguments)
    recorded.arguments += ["-stubs", file.path]
    var own: [Double] = []
    var base: [Double] = []
    for run in 0...min(runs, 7) {
      let without = try launchTime(of: AppLaunch(executable: closed, arguments: Self.arguments))
      let with = try launchTime(of: recorded)
      let reading = try time { _ = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) }
      if run > 0 {
        own.append(with - without)
        base.append(reading)
      }
    }
    return NetworkFigure(
      name: "recording of 10 MB loaded", value: NetworkFigure.median(own), unit: "ms",
      base: ("Foundation's reading of it", NetworkFigure.median(base)), limit: 5)
  }

  private static let arguments = ["-ui-testing", "YES"]
  private static let fetchCount = 200

  /// Makes a recording whose bodies have a typical length.
  private static func recording(byteCount: Int) -> HARArchive {
    let body = String(repeating: #"{"name": "grace", "tags": [1, 2, 3]}, "#, count: 50)
    let count = byteCount / 2500
    let entries = (0..<count).map { number in
      HARArchive.Entry(
        started: "2026-01-01T00:00:00Z", duration: 0.1,
        request: NetworkRequest("GET", "https://shop.example/items/\(number)"),
        answer: .text("[\(body)\(number)]"))
    }
    return HARArchive(entries: entries)
  }

  private func megabytes(_ file: URL) throws -> Double {
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    return Double(size ?? 0) / 1e6
  }

  private func launchTime(of launch: AppLaunch) throws -> Double {
    var session: AppSession?
    defer { session?.terminate() }
    return try time { session = try AppLauncher().launch(launch) }
  }

  /// Returns how long a piece of work takes, in milliseconds.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let duration = start.duration(to: .now).components
    return Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15
  }

  /// The error for an answer that isn't the stub's.
  private struct WrongAnswer: Error { var answer: String? }
}
