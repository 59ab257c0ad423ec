import Foundation

extension LaunchScheme {
  /// Checks that only its owner can access a local scheme and that git doesn't track it.
  static func checkPrivacy(
    of file: URL, environment: [String: String]
  ) throws(LaunchDomainError) {
    // A symbolic link's own permissions mean nothing.
    let target = file.resolvingSymlinksInPath()
    let link = isSymbolicLink(file) ? target.path : nil
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    } catch {
      throw .schemeFile(path: file.path, .unreadable(error.systemReason))
    }
    if let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue, mode & 0o077 != 0 {
      throw .schemeFile(path: file.path, .openToOthers(mode: mode, linkTarget: link))
    }
    if GitIndex.tracks(target, environment: environment) == true {
      throw .schemeFile(path: file.path, .trackedByGit(linkTarget: link))
    }
  }

  /// Returns whether a file is a symbolic link, whose target need not exist.
  static func isSymbolicLink(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }
}
