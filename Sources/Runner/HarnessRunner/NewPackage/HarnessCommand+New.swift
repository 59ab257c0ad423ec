import Foundation
import LaunchDomain

extension HarnessCommand {
  /// Creates a package with an app and its tests.
  static let new = HarnessCommand(
    name: "new", summary: "create a package with an app, its test, a feature and a workflow",
    help: """
      Creates a folder with the package NAME: an app with one button, a flow test, a feature and a GitHub
      workflow. It builds and passes its test as it is:

        understudy new Greeter
        cd Greeter && swift test

      Exit codes: 0 created, 64 the name is invalid, 69 the folder exists or can't be written.
      """,
    operands: "NAME",
    options: [
      Option(name: "--in", value: "DIR", help: "the parent folder; by default the current one"),
      Option(
        name: "--understudy", value: "DIR",
        help: "the folder of Understudy; by default that of this program"),
    ]
  ) { arguments, console in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "“new” needs one name.")
    }
    let parent = URL(
      fileURLWithPath: arguments.values["--in"] ?? FileManager.default.currentDirectoryPath)
    let folder = parent.appendingPathComponent(name)
    guard
      let understudy = arguments.values["--understudy"].map({ URL(fileURLWithPath: $0) })
        ?? PackageFolder.around(Bundle.main.bundleURL)
    else {
      throw MissingResource(
        message: "this program isn't in Understudy's folder; pass that folder with"
          + " --understudy DIR.")
    }
    let template: PackageTemplate
    do throws(PackageNameProblem) {
      template = try PackageTemplate(
        name: name, understudyPath: PackageFolder.path(from: folder, to: understudy),
        place: PackageFolder.place(of: folder, beside: understudy),
        targets: PackageFolder.targets(of: understudy))
    } catch {
      throw UsageError(message: error.message)
    }
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw MissingResource(message: "\(folder.path) exists already; choose another name.")
    }
    for file in template.files {
      try OutputFile.write(file.text, to: folder.appendingPathComponent(file.path).path)
      console.print("\(name)/\(file.path)")
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let relative = PackageFolder.path(from: current, to: folder)
    let way = relative.count < folder.path.count ? relative : folder.path
    console.printError("Next: cd \(LiveApp.quoted(way)) && swift test")
    return .success
  }
}
