import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

private let login = ElementQuery(steps: [
  .descendants(.button), .matching(.identified(by: "Login")),
])
private let username = ElementQuery(steps: [.descendants(.textField)])
private let password = ElementQuery(steps: [.descendants(.secureTextField)])
private let results = ElementQuery(steps: [.descendants(.staticText)])

@Suite struct `A session` {
  @Test func `drives an app through its pipes`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    #expect(session.state == .runningForeground)
    #expect(session.initialization.processIdentifier == session.processIdentifier)
    #expect(session.initialization.capabilities.contains("perform"))
    #expect(try session.call(CountCall(login)).count == 1)
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: username, timeout: 1))
    _ = try session.call(PerformCall(.typeText("test"), on: username, timeout: 1))
    let found = try session.call(ResolveCall(username, expecting: .one))
    #expect(found.elements.map(\.value) == [.string("test")])
    #expect(session.terminate() == .exited(status: 0))
    #expect(session.state == .notRunning)
  }

  @Test func `throws the app's failure`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    let query = ElementQuery(steps: [.descendants(.link)])
    let failure = #expect(throws: AutomationFailure.self) {
      try session.call(ResolveCall(query, expecting: .one))
    }
    #expect(failure?.code == .noMatches)
    // A failure is only an answer, so the session continues.
    #expect(try session.call(CountCall(login)).count == 1)
  }

  @Test func `waits in app time`() throws {
    let session = try AppLauncher().launch(Agent.launch(limit: .seconds(5)))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: login, timeout: 1))
    let failed = results.appending(.matching(.identified(by: "Login failed")))
    let wait = try session.call(WaitCall(failed, until: .exists, timeout: 3600), timeout: 3600)
    #expect(wait.isSatisfied && wait.elapsed == 2)
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1, 0])
  func `treats an invalid timeout as zero`(timeout: Double) throws {
    let session = try AppLauncher().launch(Agent.launch(limit: .seconds(5)))
    let wait = try session.call(
      WaitCall(
        login.appending(.matching(.identified(by: "Nothing"))), until: .exists, timeout: timeout),
      timeout: timeout)
    #expect(!wait.isSatisfied)
  }

  @Test func `leaves no process and no files behind`() throws {
    let session = try AppLauncher().launch(Agent.launch(arguments: ["-report", "HOME"]))
    let process = try #require(session.processIdentifier)
    let home = try #require(
      session.logLines.first { $0.hasPrefix("HOME=") }?.dropFirst("HOME=".count))
    #expect(FileManager.default.fileExists(atPath: String(home)))
    session.terminate()
    #expect(!isRunning(process))
    #expect(!FileManager.default.fileExists(atPath: String(home)))
    #expect(!FileManager.default.fileExists(atPath: (home as NSString).deletingLastPathComponent))
    // A second call does nothing.
    #expect(session.terminate() == .exited(status: 0))
  }

  @Test func `ends its app when it is released`() throws {
    var session: AppSession? = try AppLauncher().launch(Agent.launch())
    let process = try #require(session?.processIdentifier)
    session = nil
    #expect(!isRunning(process))
  }

  @Test func `refuses requests to an app that was ended`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    session.terminate()
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(login)) }
    #expect(error == .notRunning(app: "agent.py", before: .exited(status: 0)))
  }

  @Test func `gives its app a container and the test's own environment`() throws {
    var launch = Agent.launch(arguments: [
      "-report",
      "HOME,CFFIXED_USER_HOME,XDG_CONFIG_HOME,TMPDIR,PATH,UNDERSTUDY_SESSION,OWN,XDG_CACHE_HOME",
    ])
    launch.environment = ["OWN": "yes", "XDG_CACHE_HOME": "/elsewhere", "UNDERSTUDY_SESSION": "0"]
    let session = try AppLauncher().launch(launch)
    var values: [String: String] = [:]
    for line in session.logLines {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let home = try #require(values["HOME"])
    #expect(home != NSHomeDirectory())
    #expect(values["CFFIXED_USER_HOME"] == home)
    #expect(values["XDG_CONFIG_HOME"] == home + "/.config")
    #expect(values["TMPDIR"]?.hasPrefix((home as NSString).deletingLastPathComponent) == true)
    // Some installations of Python prepend additional folders.
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(values["PATH"]?.hasSuffix(path) == true)
    #expect(values["OWN"] == "yes")
    #expect(values["XDG_CACHE_HOME"] == "/elsewhere")
    #expect(values["UNDERSTUDY_SESSION"] == "1")
  }

  @Test func `hides from its app that it was launched by tests`() throws {
    let name = "XCTestConfigurationFilePath"
    func given(_ launch: AppLaunch) throws -> String? {
      let session = try AppLauncher().launch(launch)
      defer { session.terminate() }
      return session.logLines.first { $0.hasPrefix(name + "=") }
    }
    var launch = Agent.launch(arguments: ["-report", name])
    #expect(ProcessInfo.processInfo.environment[name] != nil)
    #expect(try given(launch) == "\(name)=None")
    launch.environment = [name: "own"]
    #expect(try given(launch) == "\(name)=own")
  }

  @Test func `starts its app with no signals blocked`() throws {
    // The threads of Dispatch block most signals, and a child inherits their mask.
    let session = try DispatchQueue.global().sync {
      try AppLauncher().launch(Agent.launch())
    }
    let process = try #require(session.processIdentifier)
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    #expect(status.contains("SigBlk:\t0000000000000000"))
  }

  @Test func `runs in parallel with others`() async throws {
    try await withThrowingTaskGroup(of: Int32?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let session = try AppLauncher().launch(Agent.launch())
          for _ in 0..<20 { _ = try session.call(CountCall(login)) }
          let process = session.processIdentifier
          session.terminate()
          return process
        }
      }
      var processes: Set<Int32?> = []
      for try await process in group { processes.insert(process) }
      #expect(processes.count == 4)
    }
  }

  @Test func `accepts requests from several threads`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    let counts = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 40) { _ in
      let count = (try? session.call(CountCall(login)).count) ?? -1
      counts.withLock { $0.append(count) }
    }
    #expect(counts.withLock { $0 } == Array(repeating: 1, count: 40))
  }

  @Test func `can be ended while a thread waits for an answer`() throws {
    let session = try AppLauncher().launch(Agent.launch(misbehaving: "hang"))
    let error = Mutex<(any Error)?>(nil)
    let asking = DispatchGroup()
    DispatchQueue.global().async(group: asking) {
      do {
        _ = try session.call(CountCall(login))
      } catch let caught {
        error.withLock { $0 = caught }
      }
    }
    // It makes no difference whether the request has been sent, because the app never answers it.
    sched_yield()
    session.terminate(.immediate)
    asking.wait()
    let thrown = error.withLock { $0 as? AppSessionError }
    #expect(thrown?.code == .ended || thrown?.code == .notRunning)
  }

  @Test func `reports each step to an observer`() throws {
    let steps = Mutex<[SessionStep]>([])
    let launcher = AppLauncher { step in steps.withLock { $0.append(step) } }
    let session = try launcher.launch(Agent.launch())
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    _ = try session.call(PerformCall(.typeText("1234"), on: password, timeout: 1))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: username, timeout: 1))
    _ = try session.call(PerformCall(.typeText("Ann"), on: username, timeout: 1))
    _ = try session.call(WaitCall(results, until: .doesNotExist, timeout: 4), timeout: 4)
    _ = try? session.call(ResolveCall(login.appending(.children(.any)), expecting: .one))
    session.terminate()
    let seen = steps.withLock { $0 }
    #expect(
      seen.map(\.sentence) == [
        "Launch agent.py", "Tap SecureTextField", "Type '<hidden>' into SecureTextField",
        "Tap TextField", "Type 'Ann' into TextField", "Waiting 4.0s for StaticText to not exist",
        "Find the Any", "Terminate agent.py",
      ])
    #expect(seen[1].query == "app.secureTextFields")
    #expect(seen[5].appTime == 4)
    guard case .failed(let failure) = seen[6].outcome else {
      Issue.record("The last but one step did not fail.")
      return
    }
    #expect(failure.code == .noMatches)
  }
}
