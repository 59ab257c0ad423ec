import AppDriving
import Foundation
import Gherkin
import SystemShims
import Traces

/// Runs features, then reruns scenarios affected by a changed feature, app or stub file, until Ctrl-C.
struct FeatureWatch {
  private var options: RunOptions
  private let console: Console
  private let historyFile: RunHistoryFile
  private let watch: FolderWatch
  private let interruption: WatchInterruption
  private var scenarios = WatchedScenarios()

  /// Makes a watch.
  ///
  /// - Throws: `RunProblem` if files can't be watched.
  init(_ options: RunOptions, console: Console, historyFile: RunHistoryFile) throws {
    self.options = options
    self.console = console
    self.historyFile = historyFile
    watch = try FolderWatch()
    interruption = WatchInterruption(watch)
  }

  /// Runs until an interruption.
  ///
  /// - Throws: `MissingResource` if a feature isn't there at the start, or a report can't be written.
  mutating func run() throws -> ExitStatus {
    let interruption = interruption
    Interruption.listen(on: console) { interruption.interrupt() }
    var changes: FolderWatch.Changes?
    var isFirst = true
    while !interruption.isInterrupted {
      // Watch first, so that changes during the round are noted, too.
      watch.watch(featureFolders.union(UsedFiles.names(of: options.appFolder)))
      let files: FeatureFiles
      do {
        files = try FeatureFiles(options.paths)
        try round(files, changes)
        // Only the first round is limited to earlier failures.
        options.onlyFailed = false
      } catch let error as FeatureFilesError {
        if isFirst { throw MissingResource(message: error.description) }
        console.printError("error: \(error.description)")
      } catch let problem as RunProblem {
        console.printError("error: \(problem.message)")
      }
      isFirst = false
      if interruption.isInterrupted { break }
      let used = scenarios.usedFiles.reduce(into: Set<String>()) {
        $0.formUnion(UsedFiles.names(of: $1))
      }
      watch.watch(Set(used.map(\.parentFolder)))
      console.print(console.styled("waiting for changes; Ctrl-C ends", .faint))
      changes = watch.changes { $0.hasSuffix(".feature") || used.contains($0) }
      if let changes {
        WatchAnnouncement(console: console, folder: URL(fileURLWithPath: options.folder))
          .announce(changes)
      }
    }
    return .interrupted
  }

  /// Runs the scenarios that a change affects.
  private mutating func round(_ files: FeatureFiles, _ changes: FolderWatch.Changes?) throws {
    guard files.problems.isEmpty else {
      for problem in files.problems { console.printError(problem) }
      return
    }
    let history = (try? historyFile.read()) ?? RunHistory()
    let library = try StepLibrary(files.composed)
    let selection = ScenarioSelection(of: files, options: options, history: history)
    let plans = scenarios.affected(selection.plans, steps: files.composed, by: changes)
    guard !plans.isEmpty else {
      console.print(
        selection.plans.isEmpty
          ? selection.explanation(paths: options.paths) : "the change affects no scenario")
      return
    }
    let round = RunRound(
      options: options, console: console, files: files, library: library,
      surroundings: RunSurroundings(options, environment: console.environment), stop: RunStop(),
      historyFile: historyFile, history: history)
    interruption.begin(round.stop, round.surroundings.living)
    let run = try round.run(plans)
    scenarios.note(run.scenarios, used: round.surroundings.used, folder: options.folder)
  }

  /// The folders in which features may change or appear.
  private var featureFolders: Set<String> {
    var folders: Set<String> = []
    let manager = FileManager.default
    for argument in options.paths {
      let path = FeatureFiles.path(of: argument)
      let url = URL(fileURLWithPath: path)
      guard manager.isFolder(atPath: path) else {
        for name in UsedFiles.names(of: path) {
          folders.insert(name.parentFolder)
        }
        continue
      }
      let root = url.resolvingSymlinksInPath().path
      folders.insert(root)
      guard
        let inner = manager.enumerator(
          at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isDirectoryKey])
      else { continue }
      for case let entry as URL in inner {
        let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
        if isFolder == true { folders.insert(entry.path) }
      }
    }
    return folders
  }
}
