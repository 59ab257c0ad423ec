/// The package that `new` makes: an app, a flow test, a feature and a workflow.
struct PackageTemplate: Equatable {
  /// The name of the package and of its app.
  let name: String
  /// The path of Understudy, relative to the new package.
  let understudyPath: String
  /// The path of the new package below the nearest common parent folder.
  let place: String

  /// A file of the new package.
  struct File: Equatable {
    /// The path below the package's folder.
    var path: String
    var text: String
  }

  /// Makes a template.
  ///
  /// - Parameters:
  ///   - place: The path of the new package below the nearest common parent of it and Understudy; `nil` if
  ///     both are in that folder.
  ///   - targets: The names of Understudy's own targets.
  /// - Throws: `PackageNameProblem` for a name that can't be used for a module.
  init(
    name: String, understudyPath: String, place: String? = nil, targets: Set<String> = []
  ) throws(PackageNameProblem) {
    if let problem = PackageNameProblem(name, targets: targets) { throw problem }
    self.name = name
    self.understudyPath = understudyPath
    self.place = place ?? name
  }

  /// The files, in a good order for reading.
  var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "Sources/\(name)/\(name).swift", text: app),
      File(path: "Tests/\(name)UITests/\(name)UITests.swift", text: test),
      File(path: "Features/\(name).feature", text: feature),
      File(path: ".github/workflows/test.yml", text: workflow),
      File(path: ".gitignore", text: ".build\n*.local.scheme\n"),
    ]
  }

  /// The path of Understudy below the nearest common parent of it and the new package.
  var understudyPlace: String {
    let names = understudyPath.split(separator: "/").drop { $0 == ".." }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The prefix of the app's own launch arguments.
  var argumentPrefix: String { name.lowercased() }
}
