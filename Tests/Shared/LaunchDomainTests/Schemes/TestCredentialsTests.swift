import Foundation
import Testing

@testable import LaunchDomain

struct TestCredentialsTests {
  private func credentials(
    _ folder: TemporaryFolder, arguments: [String] = [], environment: [String: String] = [:]
  ) -> TestCredentials {
    TestCredentials(
      scheme: .near(folder.url.appendingPathComponent("Tests/Sub/MyTests.swift").path),
      arguments: arguments, environment: environment)
  }

  @Test func `arguments take precedence over the environment, and that over the scheme`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-testing.user scheme", to: LaunchScheme.localPath)
    let key = "testing.user"
    let environment = ["TESTING_USER": "environment"]
    let all = credentials(folder, arguments: ["-testing.user", "given"], environment: environment)
    #expect(try all.value(for: key) == "given")
    #expect(try credentials(folder, environment: environment).value(for: key) == "environment")
    #expect(try credentials(folder).value(for: key) == "scheme")
    let empty = credentials(folder, environment: ["TESTING_USER": ""])
    #expect(try empty.value(for: key) == "scheme")
    #expect(try credentials(folder).secret(for: key) == LaunchSecret("scheme"))
  }

  @Test func `a credential without a source is missing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let credentials = credentials(folder)
    let error = #expect(throws: LaunchDomainError.self) {
      try credentials.value(for: "testing.password")
    }
    #expect(
      error
        == .missingCredential(
          LaunchDomainError.MissingCredential(
            key: "testing.password", variable: "TESTING_PASSWORD",
            schemePath: folder.url.appendingPathComponent(LaunchScheme.localPath).path,
            schemeExists: false, templatePath: nil, suggestions: [])))
    #expect(credentials.missing("testing.password") == error)
  }

  @Test func `a missing credential names the template and near keys`() throws {
    let folder = try TemporaryFolder()
    let template = try folder.write("", to: LaunchScheme.templatePath)
    guard case .missingCredential(let first)? = credentials(folder).missing("testing.user") else {
      Issue.record("not missing")
      return
    }
    #expect(first.templatePath == template.path)
    try folder.write("-testing.usr bob", to: LaunchScheme.localPath)
    guard case .missingCredential(let second)? = credentials(folder).missing("testing.user") else {
      Issue.record("not missing")
      return
    }
    #expect(second.schemeExists)
    #expect(second.suggestions == ["testing.usr"])
  }

  @Test func `nothing counts as missing if all keys exist or there is a worse error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-testing.user bob\n-testing.password '1 2'", to: LaunchScheme.localPath)
    #expect(credentials(folder).missing("testing.user", "testing.password") == nil)
    try folder.write("-testing.user", to: LaunchScheme.localPath)
    #expect(credentials(folder).missing("testing.user") == nil)
    let error = #expect(throws: LaunchDomainError.self) {
      try credentials(folder).value(for: "testing.user")
    }
    #expect(error?.code == .schemeLine)
  }

  @Test func `a value that is not text is an error that hides a secret`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-testing.password '(hunter2)'", to: LaunchScheme.localPath)
    let error = #expect(throws: LaunchDomainError.self) {
      try credentials(folder).value(for: "testing.password")
    }
    #expect(error?.code == .wrongShape)
    #expect(error?.message.contains("hunter2") == false)
  }

  @Test func `a file named explicitly must exist`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("none").path
    let named = credentials(folder, environment: [LaunchScheme.variable: path])
    #expect(
      throws: LaunchDomainError.schemeFile(path: path, .notFound(variable: LaunchScheme.variable))
    ) {
      try named.value(for: "testing.user")
    }
    let explicit = TestCredentials(scheme: .file(path), arguments: [], environment: [:])
    #expect(throws: LaunchDomainError.schemeFile(path: path, .notFound(variable: nil))) {
      try explicit.value(for: "testing.user")
    }
  }

  @Test func `a file named in the environment comes before the package's own`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-testing.user package", to: LaunchScheme.localPath)
    let other = try folder.write("-testing.user other", to: "elsewhere")
    let named = credentials(folder, environment: [LaunchScheme.variable: other.path])
    #expect(try named.value(for: "testing.user") == "other")
  }

  @Test func `the search ends at the top of the work tree`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-testing.user outside", to: LaunchScheme.localPath)
    try folder.write("gitdir: /nowhere", to: "Tests/.git")
    #expect(credentials(folder).missing("testing.user")?.code == .missingCredential)
  }

  @Test func `without a package or a work tree, the scheme belongs in the folder itself`() throws {
    let folder = try TemporaryFolder()
    let problem = try #require(credentials(folder).missing("testing.user"))
    let own = folder.url.appendingPathComponent("Tests/Sub/" + LaunchScheme.localPath).path
    #expect(problem.message.contains(own), "\(problem.message)")
  }

  @Test func `the enclosing folders lead up to the root`() {
    let folders = LaunchScheme.foldersUpward(from: URL(fileURLWithPath: "/a/b/../c"))
    #expect(folders.map(\.path) == ["/a/c", "/a", "/"])
    #expect(LaunchScheme.foldersUpward(from: URL(fileURLWithPath: "/")).map(\.path) == ["/"])
  }

  @Test(arguments: [
    ("testing.user", "TESTING_USER"), ("a-b.c d", "A_B_C_D"), ("1a", "_1A"), ("é", "_"), ("", ""),
  ])
  func `a key has one environment variable`(key: String, variable: String) {
    #expect(TestCredentials.variable(for: key) == variable)
  }
}
