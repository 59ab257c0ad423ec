import AutomationProtocol
import Gherkin

/// The results of a step.
package struct StepRecord: Codable, Sendable {
  /// The identifier of the step in the scenario.
  package var id: String
  package var keyword: String
  package var text: String
  package var uri: String
  package var location: SourceLocation
  /// The number of enclosing scenarios that are used as steps.
  package var depth = 0
  package var status = RunStatus.passed
  /// The start, in seconds since the start of the attempt.
  package var start = 0.0
  package var duration = 0.0
  /// The reason for the status, unless the step passed.
  package var message: String?
  /// Further facts, one section each.
  package var details: [String] = []
  /// The requests to the app.
  package var requests: [CallRecord] = []
  /// The position of the screen before the step.
  package var screenBefore: Int?
  /// The position of the screen after the step.
  package var screen: Int?
  /// The frame of the touched element, in points.
  package var touched: Rectangle?
  /// The lines that the app logged during the step.
  package var log: [String] = []
  /// The reasons why the app is busy after the step, one sentence each; `nil` if they aren't known.
  package var busy: [String]?
  /// The network requests that the app made or got an answer to; `nil` if there are none.
  package var network: [RecordCall.Request]?
  /// The resources that the app's process used; `nil` if they aren't known.
  package var resources: Resources?
  /// The expression that the step matches, and its parameters.
  package var expression: String?
  package var arguments: [Argument] = []
  /// The expressions that match the step, if there are several; `nil` otherwise.
  package var alternatives: [String]?

  package init(
    id: String, keyword: String, text: String, uri: String, location: SourceLocation,
    depth: Int = 0
  ) {
    self.id = id
    self.keyword = keyword
    self.text = text
    self.uri = uri
    self.location = location
    self.depth = depth
  }

  /// `file:line:column`, or the file alone if the line isn't known (0).
  package var place: String {
    guard location.line > 0 else { return uri }
    return "\(uri):\(location.line)" + (location.column.map { ":\($0)" } ?? "")
  }

  /// The resources that an app's process used.
  package struct Resources: Codable, Equatable, Sendable {
    /// The processor time in the step, in seconds.
    package var processorTime: Double
    /// The peak memory use up to the end of the step, in bytes.
    package var peakMemory: Int
    /// The number of open descriptors at the end of the step.
    package var descriptorCount: Int

    package init(processorTime: Double, peakMemory: Int, descriptorCount: Int) {
      self.processorTime = processorTime
      self.peakMemory = peakMemory
      self.descriptorCount = descriptorCount
    }
  }

  /// A parameter of the step's expression.
  package struct Argument: Codable, Sendable {
    package var type: String?
    package var text: String?
    /// The start in the step's text, in UTF-16 code units.
    package var start: Int?

    package init(type: String?, text: String?, start: Int?) {
      self.type = type
      self.text = text
      self.start = start
    }
  }

  /// A rectangle of the screen, in points.
  package struct Rectangle: Codable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
