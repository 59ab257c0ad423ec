import AppDriving
import AutomationProtocol

/// The steps of a query and the elements that each finds, as `debugDescription` shows them.
struct QueryChainText {
  /// The steps after the application.
  var steps: [QueryStep]
  /// The elements before the first step, and after each step.
  var outputs: [[ElementAttributes]]
  /// The name of the application.
  var application: String
  /// The process identifier of the application.
  var processIdentifier: Int32?

  /// Returns the lines of a query's description.
  ///
  /// - Parameter arrow: The text before the first step.
  func lines(arrow: String = "") -> [String] {
    let sentences = ["Target Application '\(application)'"] + steps.map(\.sentence)
    return zip(sentences, outputs).enumerated().flatMap { depth, step in
      let (sentence, output) = step
      let indentation = Indentation.text(ofLevel: depth)
      let prefix = depth == 0 ? arrow : indentation + "↪︎"
      return ["\(prefix)Find: \(sentence)", "\(indentation)  Output: {"]
        + output.map { indentation + "    " + line($0) } + ["\(indentation)  }"]
    }
  }

  private func line(_ element: ElementAttributes) -> String {
    element.line(identity: true, processIdentifier: processIdentifier)
  }
}
