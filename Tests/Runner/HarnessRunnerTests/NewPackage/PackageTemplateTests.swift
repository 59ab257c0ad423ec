import Foundation
import Testing

@testable import HarnessRunner

/// Tests the package that `new` makes.
@Suite struct PackageTemplateTests {
  private static let repository = FeatureRunTests.features.deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the package equals the README's, which is built and run`() throws {
    let readme = try String(
      contentsOf: Self.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let template = try PackageTemplate(name: "Greeter", understudyPath: "../Understudy")
    for file in template.files.prefix(3) {
      let written = "<!-- file: \(file.path) -->\n```swift\n\(file.text)```\n"
      #expect(readme.contains(written), "README.md shows another \(file.path)")
    }
  }

  @Test func `each step of its feature is in the vocabulary`() throws {
    let template = try PackageTemplate(name: "Greeter", understudyPath: "../Understudy")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Greeter.feature")
    try Data(template.feature.utf8).write(to: file)
    let outcome = FeatureRunTests.run(["run", "--dry-run", file.path])
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [
    ("/a/Greeter", "/a/Understudy"), ("/a/b/c/Greeter", "/a/d/harness"),
    ("/a/Understudy/Greeter", "/a/Understudy"), ("/a/Understudy/b/Greeter", "/a/Understudy"),
    ("/Greeter", "/b/Understudy"), ("/a/it's mine/Greeter", "/a/my code/Understudy"),
  ])
  func `the workflow checks out both packages so that the manifest's path is right`(
    package: String, understudy: String
  ) throws {
    let (folder, other) = (URL(fileURLWithPath: package), URL(fileURLWithPath: understudy))
    let template = try PackageTemplate(
      name: "Greeter", understudyPath: PackageFolder.path(from: folder, to: other),
      place: PackageFolder.place(of: folder, beside: other))
    func places(_ key: String) -> [String] {
      template.workflow.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        .filter { $0.hasPrefix("\(key): ") }
        .map { line in
          let text = line.dropFirst(key.count + 2)
          guard text.hasPrefix("'") else { return String(text) }
          return String(text.dropFirst().dropLast()).replacing("''", with: "'")
        }
    }
    let paths = places("path")
    try #require(paths.count == 2)
    // A checkout empties its folder, so the outer one comes first.
    let workspace = URL(fileURLWithPath: "/workspace")
    let found = workspace.appendingPathComponent(paths[0]).standardizedFileURL
    let made = workspace.appendingPathComponent(paths[1])
    #expect(made.appendingPathComponent(template.understudyPath).standardizedFileURL == found)
    #expect(found.path.hasPrefix(workspace.path), "a checkout outside of the workspace is refused")
    #expect(places("working-directory") == [paths[1], paths[1]])
    #expect(template.manifest.contains("path: \(template.understudyPath.debugDescription)"))
  }

  @Test func `the workflow runs the tests and the feature`() throws {
    let template = try PackageTemplate(name: "Greeter", understudyPath: "../Understudy")
    let commands = template.workflow.matches(of: /- run: (.+)/).map { String($0.1) }
    #expect(commands == ["swift test", "swift run understudy run Features"])
    // Other packages can run the product that runs features.
    let manifest = try String(
      contentsOf: Self.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("module.name == \"understudy\""))
  }

  @Test func `the manifest uses the name of a renamed clone`() throws {
    let template = try PackageTemplate(name: "A", understudyPath: "../../harness")
    #expect(
      template.manifest.contains(".package(name: \"Understudy\", path: \"../../harness\")"))
  }

  @Test(arguments: [
    ("", PackageNameProblem.notAnIdentifier("")), ("9lives", .notAnIdentifier("9lives")),
    ("a-b", .notAnIdentifier("a-b")), ("Grüße", .notAnIdentifier("Grüße")),
    ("../A", .notAnIdentifier("../A")), ("class", .keyword("class")),
    ("UIKit", .takenByModule("UIKit")), ("foundation", .takenByModule("foundation")),
    ("Gherkin", .takenByModule("Gherkin")), ("traces", .takenByModule("traces")),
    ("GherkinTests", .takenByModule("GherkinTests")), ("LoginApp", .takenByModule("LoginApp")),
  ])
  func `a name that can't be a module's is refused`(name: String, problem: PackageNameProblem) {
    let targets = PackageFolder.targets(of: Self.repository)
    #expect(throws: problem) {
      try PackageTemplate(name: name, understudyPath: ".", targets: targets)
    }
    let outcome = FeatureRunTests.run(["new", name])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.hasPrefix("error: \(problem.message)\n"), "\(outcome.errors)")
  }

  @Test func `the names in use are those of the manifest`() throws {
    let manifest = try String(
      contentsOf: Self.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /\bModule\(\s*name: "([^"]+)"/).map { String($0.1) }
    #expect(modules.count > 50)
    let targets = PackageFolder.targets(of: Self.repository)
    #expect(modules.filter { !targets.contains($0) } == [])
    // Its tests are a separate target.
    #expect(targets.contains("GherkinTests"))
    #expect(PackageFolder.targets(of: URL(fileURLWithPath: "/nowhere")) == [])
    // The test target of a package has a name, too.
    #expect(
      PackageNameProblem("Shop", targets: ["ShopUITests"]) == .takenByModule("Shop"))
    #expect(PackageNameProblem("Greeter", targets: targets) == nil)
  }

  @Test func `the files are written once, with the path to this package`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["new", "Greeter", "--in", folder.path, "--understudy", folder.path + "/lib"]
    let outcome = FeatureRunTests.run(arguments)
    #expect(outcome.status == .success, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6 && lines.first == "Greeter/Package.swift")
    for line in lines {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(line).path))
    }
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("Greeter/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("path: \"../lib\""), "\(manifest)")
    let again = FeatureRunTests.run(arguments)
    #expect(again.status == .missing)
    #expect(again.errors.contains("exists already"))
  }

  @Test func `this package's folder is found from its programs`() throws {
    let programs = Self.repository.appendingPathComponent(".build/debug")
    #expect(PackageFolder.around(programs)?.path == Self.repository.path)
    #expect(PackageFolder.around(URL(fileURLWithPath: "/usr/bin")) == nil)
  }
}
