import Foundation

extension LaunchScheme {
  /// Makes sure that a local scheme is the owner's alone and not shared through git.
  static func checkPrivacy(
    of file: URL, environment: [String: String]
  ) throws(LaunchDomainError) {
    // A link has permissions of its own that mean nothing.
    let target = file.resolvingSymlinksInPath()
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    } catch {
      throw .schemeFile(path: file.path, .unreadable(error.systemReason))
    }
    if let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue, mode & 0o077 != 0 {
      throw .schemeFile(path: file.path, .openToOthers(mode: mode))
    }
    if GitIndex.tracks(target, environment: environment) == true {
      throw .schemeFile(path: file.path, .trackedByGit)
    }
  }
}
