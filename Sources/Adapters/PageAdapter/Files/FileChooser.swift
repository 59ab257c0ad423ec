import Foundation

/// A question of the page for files, as the browser's dialog asks it.
struct FileChooser: Hashable {
  /// The field of the page that takes the files.
  var node: Int
  /// Whether several files may be chosen.
  var takesSeveral: Bool
  /// What has been typed.
  var text = DialogText()
  /// What was wrong with the last answer.
  var problem: String?

  /// Reads the event with which the browser announces a file chooser; `nil` without a field.
  init?(_ parameters: JSON) {
    guard let node = parameters["backendNodeId"]?.number else { return nil }
    self.node = Int(node)
    takesSeveral = parameters["mode"]?.string == "selectMultiple"
  }

  /// What the dialog says.
  var message: String {
    problem ?? (takesSeveral ? "Choose files to upload" : "Choose a file to upload")
  }

  /// The paths that the text names: one, or several in quotation marks.
  var paths: [String] {
    let text = text.string.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("\"") else { return text.isEmpty ? [] : [text] }
    return text.split(separator: "\"").map(String.init)
      .filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// Returns what is wrong with the paths; `nil` if they can be chosen.
  func check(exists: (String) -> Bool = FileManager.default.fileExists(atPath:)) -> String? {
    let paths = paths
    guard !paths.isEmpty else { return "Type the path of a file" }
    if paths.count > 1, !takesSeveral { return "Only one file can be chosen here" }
    return paths.first { !exists($0) }.map { "There is no file \($0)" }
  }
}
