import Testing

@testable import PageAdapter

@Suite struct BrowserProcessTests {
  @Test func `a browser doesn't write to the folders of a launch that it outlives`() {
    let names =
      ["CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR", "STATE_HOME"]
      .map { "XDG_\($0)" } + ["HOME", "TMPDIR"]
    let host = Dictionary(uniqueKeysWithValues: names.map { ($0, "/tmp/launch/\($0)") })
    let variables = BrowserProcess.environment(
      profile: "/tmp/profile", host: host.merging(["LANG": "C"]) { _, new in new })
    #expect(Set(variables).isSuperset(of: names.map { "\($0)=/tmp/profile" } + ["LANG=C"]))
    #expect(!variables.contains { $0.contains("/tmp/launch") })
  }
}
