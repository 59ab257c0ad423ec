import Foundation

/// The files that a page downloads to a folder.
@MainActor
final class PageDownloads {
  private let folder: String
  private let network: PageNetwork
  private let log: PageLog
  private var names: [String: String] = [:]
  private var unfinished: Set<String> = []
  /// The number of downloads begun.
  private(set) var count = 0

  init(folder: String, network: PageNetwork, log: PageLog) {
    self.folder = folder
    self.network = network
    self.log = log
  }

  /// Creates the folder for downloads that a launch has named.
  ///
  /// - Throws: `PageAdapterError.noDownloads` if no file can be stored in it.
  static func make(folder: String) throws(PageAdapterError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      var status = stat()
      let isFile = stat(folder, &status) == 0
      throw .noDownloads(
        folder: folder, reason: isFile ? "it is a file" : "it can't be created there")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .noDownloads(folder: folder, reason: String(cString: strerror(errno)))
    }
  }

  /// Returns the request that makes the browser store files.
  func enabling(context: String) -> (method: String, parameters: JSON) {
    (
      "Browser.setDownloadBehavior",
      [
        "behavior": "allow", "browserContextId": .string(context),
        "downloadPath": .string(folder), "eventsEnabled": true,
      ]
    )
  }

  /// Whether no download is in progress.
  var isIdle: Bool { unfinished.isEmpty }

  /// Handles an event of the browser.
  func take(_ method: String, _ event: JSON) {
    guard let identifier = event["guid"]?.string else { return }
    switch (method, event["state"]?.string) {
    case ("Browser.downloadWillBegin", _):
      count += 1
      unfinished.insert(identifier)
      names[identifier] = event["suggestedFilename"]?.string ?? ""
      network.begin(identifier, "the download of \(log.hiding(event["url"]?.string ?? ""))")
    case ("Browser.downloadProgress", "completed"):
      let path = event["filePath"]?.string ?? "\(folder)/\(names[identifier] ?? "")"
      log.line("downloaded \(path), \(Int(event["receivedBytes"]?.number ?? 0)) bytes")
      end(identifier)
    case ("Browser.downloadProgress", "canceled"):
      log.line("the download of \(names[identifier] ?? "a file") was cancelled")
      end(identifier)
    default: break
    }
  }

  private func end(_ identifier: String) {
    unfinished.remove(identifier)
    network.end(identifier)
  }
}
