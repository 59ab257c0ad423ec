import Foundation
import SystemShims
import Testing

@Suite struct RunningProcessTests {
  @Test func `a process counts as running until it has ended`()
    throws
  {
    #expect(isRunning(getpid()))
    var process = pid_t()
    var arguments = [strdup("/bin/cat"), nil]
    defer { free(arguments[0]) }
    // The program reads nothing and exits.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var result: Int32 = -1
    ProcessStart.exclusively {
      result = posix_spawn(&process, "/bin/cat", &actions, nil, &arguments, nil)
    }
    try #require(result == 0)
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
    #expect(kill(process, 0) == 0, "its status has not been collected")
    #expect(!isRunning(process))
    #expect(waitpid(process, nil, 0) == process)
    #expect(!isRunning(process))
  }
}
