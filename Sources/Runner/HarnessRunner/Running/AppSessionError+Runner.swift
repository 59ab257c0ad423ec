import AppDriving

extension AppSessionError {
  /// The error's message for features, where an app isn't part of a test target.
  var runnerMessage: String {
    guard case .noSuchApp(let name, let folder, let nearest) = self else { return message }
    return "there is no app \(name) in \(folder)"
      + (nearest.first.map { "; did you mean “\($0)”?" } ?? "; build it, or name it by a path")
  }
}
