import AppDriving
import Foundation
import Testing

@testable import HarnessRunner

@Suite struct LaunchedAppTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("launched-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func url(_ name: String) -> String? {
    let feature = folder.appendingPathComponent("x.feature").path
    return LaunchedApp.page(name, beside: feature).reference.subject
  }

  @Test func `a path may have a query and a fragment`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = URL(fileURLWithPath: folder.path).absoluteString
    #expect(url("late.html#loop") == "\(base)late.html#loop")
    #expect(url("a b.html?x=1&y=2#end") == "\(base)a%20b.html?x=1&y=2#end")
  }

  @Test func `an existing file whose name has a number sign is found by its name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = URL(fileURLWithPath: folder.path).absoluteString
    try Data().write(to: folder.appendingPathComponent("C#.html"))
    #expect(url("C#.html") == "\(base)C%23.html")
  }

  @Test func `a program with windows is found by the name of its desktop file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let applications = folder.appendingPathComponent("applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    try "[Desktop Entry]\nExec=sh -c \"exit 0\" %U\n".write(
      to: applications.appendingPathComponent("org.example.Shell.desktop"), atomically: true,
      encoding: .utf8)
    let environment = ["PATH": "/usr/bin:/bin", "XDG_DATA_HOME": folder.path]
    let (app, arguments) = try LaunchedApp.program(
      "org.example.Shell", in: environment, beside: "a.feature", by: .desktop)
    #expect(app.name == "org.example.Shell")
    #expect(app.reference.subject?.hasSuffix("/bin/sh") == true)
    #expect(arguments == ["-c", "exit 0"])
    // Terminal programs aren't found by desktop files.
    #expect(throws: StepError.self) {
      try LaunchedApp.program(
        "org.example.Shell", in: environment, beside: "a.feature", by: .terminal)
    }
    // A program on PATH takes precedence.
    #expect(
      try LaunchedApp.program("sh", in: environment, beside: "a.feature", by: .desktop)
        .arguments.isEmpty)
  }

  @Test(arguments: [
    ("./tool", "/f/tool"), ("../other/tool", "/other/tool"), ("/bin/tool", "/bin/tool"),
  ])
  func `a program's path is relative to the feature's folder`(name: String, path: String) throws {
    let app = try LaunchedApp.program(name, in: [:], beside: "/f/a.feature", by: .terminal).app
    #expect(app.reference.subject == path)
  }
}
