extension StateProblem: CustomStringConvertible {
  /// The problem and its remedy, as a clause without a full stop.
  public var message: String {
    switch self {
    case .missing(let path, let nearest):
      "there is no saved state at \(path)"
        + (nearest.isEmpty
          ? "; save one with saveState(to:)" : "; did you mean “\(nearest[0])”?")
    case .missingHome(let path, let nearest):
      "there is no folder at \(path) with files for the app’s home folder"
        + (nearest.isEmpty ? "" : "; did you mean “\(nearest[0])”?")
    case .isFile(let path): "\(path) is a file; a state is a folder"
    case .unmarked(let path):
      "the folder \(path) has no \(StateMarker.fileName), so it isn't a complete saved state; "
        + "save it again with saveState(to:)"
    case .unreadableMarker(let path, let reason):
      "\(path) isn't a state's marker: \(reason)"
    case .unknownVersion(let path, let version, let known):
      "the state at \(path) has version \(version), and this one reads \(known); save it again"
    case .otherApp(let path, let app, let expected):
      "the state at \(path) is one of \(app), not of \(expected)"
    case .incomplete(let path, let files, let bytes, let expectedFiles, let expectedBytes):
      "the state at \(path) isn't whole: it has \(files) files of \(bytes) bytes, and was saved with "
        + "\(expectedFiles) of \(expectedBytes); save it again"
    case .occupied(let path, let content):
      (content.map { "\(path) is no saved state, but a folder with “\($0)”" } ?? "\(path) is a file")
        + "; saving would replace it, so save to another path, or delete it first"
    case .nested(let path, let target):
      "\(path) can't be copied to \(target), which is inside of it; choose a path outside of it"
    case .uncopied(let path, let reason): "\(path) could not be copied: \(reason)"
    case .needsItself(let name):
      "the flow that makes the state “\(name)” launches the app with that state"
    case .flowFailed(let name, let reason):
      "the flow that makes the state “\(name)” has failed: \(reason)"
    }
  }

  /// The same as `message`.
  public var description: String { message }
}
