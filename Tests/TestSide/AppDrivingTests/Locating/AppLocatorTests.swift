import Foundation
import Testing

@testable import AppDriving

@Suite struct `Finding an app` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let agent = ElfSample(sections: ["understudy_agent"]).data
    try folder.add("LoginApp", agent)
    try folder.add("tool", ElfSample(sections: [".text"]).data)
    try folder.add("Tests.xctest", agent)
    try folder.add("libAgent.so", agent)
    try folder.add("notes.txt", mode: 0o644)
    try folder.addFolder("LoginApp.resources")
  }

  private func locate(
    _ app: AppReference, module: String? = nil, environment: [String: String] = [:]
  ) throws -> String {
    try AppLocator(folder: folder.path, environment: environment)
      .locate(app, testModule: module).lastPathComponent
  }

  private func error(
    of app: AppReference, module: String? = nil, environment: [String: String] = [:]
  ) -> AppSessionError? {
    #expect(throws: AppSessionError.self) {
      try locate(app, module: module, environment: environment)
    }
  }

  @Test func `by TEST_TARGET_NAME takes precedence`() throws {
    let environment = ["TEST_TARGET_NAME": "tool"]
    #expect(try locate(.target, module: "LoginAppTests", environment: environment) == "tool")
  }

  @Test(arguments: ["LoginAppUITests", "LoginAppTests", "LoginAppUITest", "LoginAppTest"])
  func `by the name of the test's module`(module: String) throws {
    try folder.add("OtherApp", ElfSample(sections: ["understudy_agent"]).data)
    #expect(try locate(.target, module: module) == "LoginApp")
  }

  @Test(arguments: [nil, "FlowTests", "Tests", "UITests", "LoginApp"])
  func `by being the only executable that links the agent`(module: String?) throws {
    #expect(try locate(.target, module: module) == "LoginApp")
  }

  @Test func `lists several candidates`() throws {
    try folder.add("OtherApp", ElfSample(sections: ["understudy_agent"]).data)
    #expect(
      error(of: .target)
        == .severalApps(folder: folder.path, executables: ["LoginApp", "OtherApp"]))
  }

  @Test func `lists the executables if none links the agent`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/LoginApp")
    #expect(error(of: .target) == .noAppToTest(folder: folder.path, executables: ["tool"]))
  }

  @Test(arguments: ["LoginApp", "com.example.LoginApp", "com.example.app.tool"])
  func `by an identifier`(identifier: String) throws {
    #expect(try identifier.hasSuffix(locate(.identifier(identifier))))
  }

  @Test func `prefers the whole identifier to its last part`() throws {
    try folder.add("com.example.tool")
    #expect(try locate(.identifier("com.example.tool")) == "com.example.tool")
  }

  @Test func `by an unknown identifier suggests the nearest`() {
    #expect(
      error(of: .identifier("com.example.LoginAp"))
        == .noSuchApp(name: "com.example.LoginAp", folder: folder.path, nearest: ["LoginApp"]))
    #expect(
      error(of: .identifier("com.apple.springboard"))
        == .noSuchApp(name: "com.apple.springboard", folder: folder.path, nearest: []))
  }

  @Test(arguments: ["", "..", ".", "../LoginApp", "/bin/true"])
  func `never leaves the folder`(identifier: String) {
    #expect(error(of: .identifier(identifier))?.code == .noSuchApp)
  }

  @Test func `through an adapter finds the adapter`() throws {
    let program = URL(fileURLWithPath: "/bin/sh")
    let page = try #require(URL(string: "https://example.com/a.html"))
    #expect(
      error(of: .adapted(program, by: .terminal))
        == .noAdapter(name: "understudy-terminal", folder: folder.path))
    try folder.add("understudy-terminal", ElfSample(sections: ["understudy_agent"]).data)
    try folder.add("understudy-page", ElfSample(sections: ["understudy_agent"]).data)
    #expect(try locate(.adapted(program, by: .terminal)) == "understudy-terminal")
    #expect(try locate(.adapted(page, by: .page)) == "understudy-page")
    #expect(AppReference.adapted(program, by: .terminal).subject == "/bin/sh")
    #expect(AppReference.adapted(page, by: .page).subject == "https://example.com/a.html")
    // An adapter isn't an app to test.
    #expect(try locate(.target) == "LoginApp")
  }

  @Test func `through an adapter reports a missing program`() {
    let program = URL(fileURLWithPath: folder.path + "/tol")
    #expect(
      error(of: .adapted(program, by: .terminal))
        == .noSuchFile(path: program.path, nearest: ["tool"]))
  }

  @Test(arguments: [
    ("http://localhost:8080/", AppAdapter.page), ("HTTPS://example.com", .page),
    ("file:///a/login.html", .page), ("file:///a/App", nil), ("ftp://example.com", nil),
  ])
  func `selects the adapter of a URL by its scheme`(text: String, adapter: AppAdapter?) throws {
    #expect(AppAdapter.opening(try #require(URL(string: text))) == adapter)
  }

  @Test func `by its file reports what the path is instead`() throws {
    func file(_ name: String) -> AppReference {
      .file(URL(fileURLWithPath: folder.path + "/" + name))
    }
    #expect(try locate(file("tool")) == "tool")
    #expect(
      error(of: file("Tool"))
        == .noSuchFile(path: folder.path + "/Tool", nearest: ["tool"]))
    #expect(
      error(of: file("LoginApp.resources"))
        == .isFolder(path: folder.path + "/LoginApp.resources"))
    #expect(error(of: file("notes.txt")) == .notExecutable(path: folder.path + "/notes.txt"))
    #expect(error(of: .identifier("notes.txt"))?.code == .notExecutable)
  }

  @Test func `searches beside the tests`() {
    #expect(AppLocator().folder == AppLocator.productsFolder)
    #expect(FileManager.default.fileExists(atPath: AppLocator.productsFolder))
  }
}
