import AppSession
import AutomationProtocol

/// The steps of a query with what each finds, as `debugDescription` writes them.
struct QueryChainText {
  /// The steps after the application.
  var steps: [QueryStep]
  /// What the application and then each step finds.
  var outputs: [[ElementAttributes]]
  /// What the application is called.
  var application: String
  /// The process of the application.
  var processIdentifier: Int32?

  /// A description of a query, a line each time.
  ///
  /// - Parameter arrow: What stands before the first step.
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
