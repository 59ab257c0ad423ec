import Dispatch
import Foundation
import LaunchDomain
import Synchronization

/// The test bundle of a package; on Linux it's an executable.
struct SuiteBundle {
  let executable: URL
  /// The package's folder.
  let folder: URL

  /// Makes a bundle that is already built.
  init(executable: URL, folder: URL) {
    self.executable = executable
    self.folder = folder
  }

  /// Builds a package's tests and finds its bundle.
  ///
  /// - Parameters:
  ///   - output: The destination of the build's output.
  ///   - stop: Ends the build early.
  /// - Throws: `RunProblem` if the package doesn't build, `MissingResource` if it or its test bundle doesn't
  ///   exist.
  init(
    folder: URL, builds: Bool, output: SuiteProcess.Output = .inherited, stop: SuiteStop? = nil
  ) throws {
    self.folder = folder
    guard
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    else { throw MissingResource(message: "there is no Package.swift in \(folder.path).") }
    if builds {
      let status = try SuiteProcess.run(
        ["swift", "build", "--build-tests"], in: folder, output: output, stop: stop)
      guard status.code == 0 else { throw RunProblem(message: "the package does not build.") }
    }
    let path = try SuiteProcess.run(
      ["swift", "build", "--show-bin-path"], in: folder, output: .collected, stop: stop)
    let products = URL(
      fileURLWithPath: path.text.trimmingCharacters(in: .whitespacesAndNewlines))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix(".xctest") }) else {
      throw MissingResource(
        message: "there is no test bundle in \(products.path); build it with: swift build "
          + "--build-tests")
    }
    executable = products.appendingPathComponent(name)
  }

  /// Lists the tests of both libraries.
  ///
  /// - Parameter stop: Ends the processes early.
  /// - Throws: `RunProblem` if the bundle doesn't list them.
  func tests(stop: SuiteStop? = nil) throws -> [SuiteTest] {
    let listed = try SuiteProcess.run(
      [executable.path, "--dump-tests-json"], in: folder, output: .collected, stop: stop)
    guard listed.code == 0, let list = Self.xcTests(in: listed.text) else {
      throw RunProblem(message: "\(executable.path) does not list its tests:\n\(listed.text)")
    }
    var reader = EventStreamReader()
    let status = try runSwiftTesting(
      ["--list-tests"], variables: EventStreamReader.variables, stop: stop
    ) { reader.read($0) }
    guard status.code == 0 || !reader.tests.isEmpty || status.code == TestEventPipe.noTests else {
      throw RunProblem(message: "\(executable.path) does not list its tests:\n\(status.text)")
    }
    return list.sorted { $0.id < $1.id } + reader.taggedTests.sorted { $0.id < $1.id }
  }

  /// Runs Swift Testing's part of the bundle.
  ///
  /// - Parameters:
  ///   - arguments: The command line arguments.
  ///   - variables: Variables besides those of this process.
  ///   - stop: Ends the process early.
  ///   - event: Called on this thread with each line of the event stream, as soon as it arrives.
  /// - Throws: `MissingResource` if the bundle can't be started.
  func runSwiftTesting(
    _ arguments: [String], variables: [String: String] = [:],
    stop: SuiteStop? = nil, event: (String) -> Void
  ) throws -> SuiteProcess.Ended {
    let events = try TestEventPipe()
    let outcome = Mutex<Result<SuiteProcess.Ended, any Error>?>(nil)
    let command = [executable.path] + events.options + arguments
    let folder = folder
    let done = DispatchSemaphore(value: 0)
    let end = events.finisher
    let thread = Thread {
      let result = Result {
        try SuiteProcess.run(
          command, in: folder, variables: variables, output: .collected, stop: stop)
      }
      outcome.withLock { $0 = result }
      end()
      done.signal()
    }
    thread.name = "output of tests"
    thread.start()
    events.forEachLine(event)
    done.wait()
    guard let result = outcome.withLock({ $0 }) else {
      throw MissingResource(message: "\(executable.path) cannot be started.")
    }
    return try result.get()
  }

  private struct Listing: Decodable {
    var tests: [Group]
    struct Group: Decodable { var tests: [Suite] }
    struct Suite: Decodable {
      var name: String
      var tests: [Case]
    }
    struct Case: Decodable { var name: String }
  }

  /// Returns the tests in the output of `--dump-tests-json`, or `nil` if it can't be parsed.
  static func xcTests(in text: String) -> [SuiteTest]? {
    guard let start = text.firstIndex(of: "{"),
      let listing = try? JSONDecoder().decode(Listing.self, from: Data(text[start...].utf8))
    else { return nil }
    return listing.tests.flatMap(\.tests).flatMap { suite in
      suite.tests.map { SuiteTest(xcTest: "\(suite.name)/\($0.name)") }
    }
  }
}
