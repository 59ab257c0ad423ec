import Foundation
import Testing

@testable import LaunchDomain

struct GitIndexTests {
  static let hasGit = Git.url != nil

  /// The folder that contains this package's manifest.
  static var package: URL {
    LaunchScheme.foldersUpward(from: URL(fileURLWithPath: #filePath)).first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    } ?? URL(fileURLWithPath: "/")
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a tracked scheme is rejected until git no longer tracks it`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-testing.user bob", to: "Fixtures/Schemes/testing.local.scheme")
    try await Git.run(["init", "--quiet"], in: folder.url)
    #expect(try LaunchScheme(contentsOf: file).arguments.keys == ["testing.user"])
    try await Git.run(["add", "--force", file.path], in: folder.url)
    #expect(throws: LaunchDomainError.schemeFile(path: file.path, .trackedByGit())) {
      try LaunchScheme(contentsOf: file)
    }
    let link = folder.url.appendingPathComponent("link.scheme")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(
      throws: LaunchDomainError.schemeFile(
        path: link.path, .trackedByGit(linkTarget: file.resolvingSymlinksInPath().path))
    ) {
      try LaunchScheme(contentsOf: link)
    }
    try await Git.run(["rm", "--quiet", "--cached", file.path], in: folder.url)
    #expect(try LaunchScheme(contentsOf: file).arguments.keys == ["testing.user"])
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a git hook's environment does not affect the result`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-a b", to: "-odd *name")
    try await Git.run(["init", "--quiet"], in: folder.url)
    try await Git.run(["add", "--all"], in: folder.url)
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_DIR"] = "/nowhere"
    environment["GIT_INDEX_FILE"] = "/nowhere/index"
    #expect(GitIndex.tracks(file, environment: environment) == true)
  }

  @Test func `outside a work tree, and without git, the result is unknown`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-a b", to: "a.scheme")
    #expect(GitIndex.tracks(file, environment: ProcessInfo.processInfo.environment) == nil)
    try folder.write("gitdir: /nowhere", to: ".git")
    #expect(GitIndex.tracks(file, environment: ["PATH": "/nowhere"]) == nil)
    #expect(GitIndex.tracks(file, environment: ProcessInfo.processInfo.environment) == nil)
  }
}
