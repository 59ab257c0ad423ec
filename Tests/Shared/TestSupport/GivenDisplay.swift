import Foundation

/// A display that isn't an adapter's own and requires a secret from its clients.
package struct GivenDisplay {
  /// The display's number.
  package let number: Int
  /// The file with the secret.
  package let authority: URL
  private let server: pid_t

  /// Starts a display.
  package init() throws {
    authority = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    func field(_ bytes: [UInt8]) -> [UInt8] { [0, UInt8(bytes.count)] + bytes }
    let secret = (0..<16).map { _ in UInt8.random(in: 0...255) }
    // For any host and any display.
    let entry: [UInt8] =
      [0xFF, 0xFF] + field([]) + field([]) + field(Array("MIT-MAGIC-COOKIE-1".utf8)) + field(secret)
    try Data(entry).write(to: authority)
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = [
      "/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-auth", authority.path,
      "-noreset", "-nolisten", "tcp",
    ]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // The threads of tests block signals, and so would their child processes.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var server: pid_t = 0
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    posix_spawn(&server, words[0], &actions, &attributes, &pointers, &variables)
    self.server = server
    close(ends[1])
    var text = ""
    var byte: UInt8 = 0
    while !text.hasSuffix("\n"), read(ends[0], &byte, 1) == 1 {
      text += String(UnicodeScalar(byte))
    }
    number = Int(text.dropLast()) ?? -1
  }

  /// Whether the display's server runs.
  package var isThere: Bool { kill(server, 0) == 0 }

  /// Ends the display.
  package func end() {
    kill(server, SIGTERM)
    var status: Int32 = 0
    waitpid(server, &status, 0)
    try? FileManager.default.removeItem(at: authority)
  }
}
