import Foundation
import SystemShims
import Testing

@testable import AdapterSupport

/// The activity of processes started by a test, as an adapter sees it.
@MainActor
@Suite struct `The activity of a program` {
  /// Starts a program, which the caller must reap.
  private func start(_ path: String, _ arguments: String..., input: Int32? = nil) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    var process: pid_t = 0
    let result = CStrings.withPointers([path] + arguments) { arguments in
      CStrings.withPointers([]) { posix_spawn(&process, path, &actions, nil, arguments, $0) }
    }
    try #require(result == 0)
    return process
  }

  private func collect(_ process: pid_t) {
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  @Test func `an ended program isn't at rest, even before it is reaped`() throws {
    let process = try start("/bin/true")
    let watch = ActivityWatch(of: process)
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
    #expect(watch.look() == .ended)
    #expect(ActivityWatch(of: process).look() == .ended)
    collect(process)
    #expect(watch.look() == .ended)
  }

  @Test func `a program with unreaped children can be at rest`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try start("/bin/sh", "-c", "true & exec cat", input: ends[0])
    close(ends[0])
    let watch = ActivityWatch(of: process)
    while watch.look() == .working { usleep(1000) }
    #expect(ProcessFamily.children(of: process).count == 1)
    #expect(watch.look() == .resting)
    close(ends[1])
    collect(process)
  }

  @Test func `a program that waits for input is at rest until it has ended`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try start("/bin/cat", input: ends[0])
    close(ends[0])
    let watch = ActivityWatch(of: process)
    // The program doesn't report when it begins to wait.
    while watch.look() == .working { usleep(1000) }
    #expect(watch.look() == .resting)
    close(ends[1])
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
    #expect(watch.look() == .ended)
    collect(process)
  }
}
