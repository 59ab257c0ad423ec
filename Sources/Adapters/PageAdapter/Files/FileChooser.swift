import Foundation

/// A request of the page for files, shown as the browser's dialog.
struct FileChooser: Hashable {
  /// The number of the page's field that takes the files.
  var node: Int
  /// Whether several files may be chosen.
  var takesSeveral: Bool
  /// The typed text.
  var text = DialogText()
  /// The problem with the last answer.
  var problem: String?

  /// Reads the event that announces a file chooser; returns `nil` if it names no field.
  init?(_ parameters: JSON) {
    guard let node = parameters["backendNodeId"]?.number else { return nil }
    self.node = Int(node)
    takesSeveral = parameters["mode"]?.string == "selectMultiple"
  }

  /// The text of the dialog.
  var message: String {
    problem ?? (takesSeveral ? "Choose files to upload" : "Choose a file to upload")
  }

  /// The paths in the text: one, or several in quotation marks.
  var paths: [String] {
    let text = text.string.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("\"") else { return text.isEmpty ? [] : [text] }
    return text.split(separator: "\"").map(String.init)
      .filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// Returns the problem with the paths, or `nil` if they can be chosen.
  func check(exists: (String) -> Bool = FileManager.default.fileExists(atPath:)) -> String? {
    let paths = paths
    guard !paths.isEmpty else { return "Type the path of a file" }
    if paths.count > 1, !takesSeveral { return "Only one file can be chosen here" }
    return paths.first { !exists($0) }.map { "There is no file \($0)" }
  }
}
