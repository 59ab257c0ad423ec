import Foundation
import Testing

@testable import os

/// The lines that the log writes.
@Suite struct `A line of the log` {
  private let log = OSLog(subsystem: "com.example.app", category: "network")

  @Test func `begins with its log and its level`() {
    #expect(
      LogOutput.line("text", as: OSLogType.error.word, to: log)
        == "[com.example.app:network] error: text\n")
    #expect(
      LogOutput.line("text", as: OSLogType.default.word, to: log)
        == "[com.example.app:network] text\n")
    #expect(LogOutput.line("text", as: OSLogType.debug.word, to: .default) == "debug: text\n")
    #expect(
      LogOutput.line("text", as: nil, to: OSLog(subsystem: "a", category: .pointsOfInterest))
        == "[a:PointsOfInterest] text\n")
  }

  @Test func `is not written to a disabled log`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(!OSSignposter.disabled.isEnabled)
    #expect(log.isEnabled(type: .debug))
  }

  /// A format, its arguments and the text.
  private struct Sample: Sendable {
    var format: String
    var arguments: [any CVarArg & Sendable]
    var text: String
  }

  private static let samples = [
    Sample(format: "plain", arguments: [], text: "plain"),
    Sample(
      format: "%@ %{public}@ %{private}@", arguments: ["a", "b", "c"],
      text: "<private> b <private>"),
    Sample(
      format: "%d %i %u %x %5d|%-5d|%05d", arguments: [1, 2, 3, 255, 4, 5, 6],
      text: "1 2 3 ff     4|5    |00006"),
    Sample(format: "%ld %lld %zd %hhx", arguments: [1, 2, 3, 255], text: "1 2 3 ff"),
    Sample(format: "%.2f %g", arguments: [3.14159, 0.5], text: "3.14 0.5"),
    Sample(format: "%{private}d %{public}s", arguments: [1, "s"], text: "<private> s"),
    Sample(format: "100%% %*d", arguments: [3, 7], text: "100%   7"),
    Sample(format: "%d %@", arguments: [1], text: "1 %@"),
    Sample(format: "%{public}@ %", arguments: ["a"], text: "a %"),
    Sample(format: "%y %{", arguments: [], text: "%y %{"),
    Sample(format: "%d", arguments: ["text"], text: "text"),
  ]

  @Test func `of os_log has a format`() {
    for sample in Self.samples {
      #expect(LogFormat.text(sample.format, sample.arguments) == sample.text)
    }
  }

  @Test func `may show objects`() {
    #expect(LogFormat.text("%{public}@", [NSNumber(value: 3)]) == "3")
    #expect(LogFormat.text("%{mask.hash}@", ["a"]).hasPrefix("<mask.hash: '"))
  }

  @Test func `compiles in all of Apple's forms`() {
    let name = "Ada"
    os_log("nothing", log: .disabled)
    os_log("%{public}@ %d", log: .disabled, type: .error, name, 3)
    os_log(.debug, log: .disabled, "%@", name)
    os_log(.info, log: .disabled, "first is \(name)")
    let signposter = OSSignposter(logHandle: .disabled)
    let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
    signposter.endInterval("Load", state, "page \(3)")
    #expect(signposter.withIntervalSignpost("Sum") { 1 + 2 } == 3)
    os_signpost(.begin, log: .disabled, name: "Load", signpostID: OSSignpostID(log: log))
    os_signpost(.event, log: .disabled, name: "Page", "%d", 3)
    let logger = Logger(.disabled)
    logger.log("a")
    logger.log(level: .fault, "a")
    logger.trace("a")
    logger.debug("a")
    logger.info("a")
    logger.notice("a")
    logger.warning("a")
    logger.error("a")
    logger.critical("a")
    logger.fault("a")
  }

  @Test func `an interval ends once`() {
    let state = OSSignpostIntervalState.beginState(id: .exclusive)
    #expect(state.end())
    #expect(!state.end())
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log))
  }
}
