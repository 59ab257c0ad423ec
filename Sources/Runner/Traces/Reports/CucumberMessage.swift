import Foundation
import Gherkin

/// A message of Cucumber's protocol; one property is set.
///
/// The names are those of the JSON schema of `cucumber/messages`.
struct CucumberMessage: Codable {
  var meta: Meta?
  var source: Source?
  var gherkinDocument: FeatureDocument?
  var pickle: Pickle?
  var stepDefinition: StepDefinition?
  var testRunStarted: TestRunStarted?
  var testCase: TestCase?
  var testCaseStarted: TestCaseStarted?
  var testStepStarted: TestStepStarted?
  var attachment: Attachment?
  var testStepFinished: TestStepFinished?
  var testCaseFinished: TestCaseFinished?
  var testRunFinished: TestRunFinished?

  struct Meta: Codable {
    var protocolVersion: String
    var implementation: Product
    var runtime: Product
    var os: Product
    var cpu: Product

    static var current: Meta {
      #if arch(arm64)
        let processor = "arm64"
      #else
        let processor = "x86_64"
      #endif
      return Meta(
        // The version of cucumber/messages whose schema the messages follow.
        protocolVersion: "34.2.1", implementation: Product(name: "understudy"),
        runtime: Product(name: "Swift"), os: Product(name: "linux"), cpu: Product(name: processor))
    }
  }

  struct Product: Codable { var name: String }

  struct Source: Codable {
    var uri: String
    var data: String
    var mediaType: String
  }

  struct Timestamp: Codable {
    var seconds: Int
    var nanos: Int

    /// Makes a timestamp from a moment or a duration, in seconds.
    init(_ time: Double) {
      let time = time.isFinite ? max(0, time) : 0
      seconds = Int(time)
      nanos = min(999_999_999, Int((time - Double(seconds)) * 1e9))
    }
  }

  struct StepDefinition: Codable {
    var id: String
    var pattern: Pattern
    var sourceReference: SourceReference

    struct Pattern: Codable {
      var source: String
      var type: String
    }
  }

  struct SourceReference: Codable { var uri: String }

  struct TestRunStarted: Codable {
    var timestamp: Timestamp
    var id: String
  }

  struct TestCase: Codable {
    var id: String
    var pickleId: String
    var testSteps: [TestStep]
    var testRunStartedId: String
  }

  struct TestStep: Codable {
    var id: String
    var pickleStepId: String
    var stepDefinitionIds: [String]
    var stepMatchArgumentsLists: [StepArguments]
  }

  struct StepArguments: Codable { var stepMatchArguments: [StepArgument] }

  struct StepArgument: Codable {
    var group: Group
    var parameterTypeName: String?

    struct Group: Codable {
      var start: Int?
      var value: String?
    }
  }

  struct TestCaseStarted: Codable {
    var attempt: Int
    var id: String
    var testCaseId: String
    var workerId: String
    var timestamp: Timestamp
  }

  struct TestStepStarted: Codable {
    var testCaseStartedId: String
    var testStepId: String
    var timestamp: Timestamp
  }

  struct Attachment: Codable {
    var body: String
    var contentEncoding: String
    var mediaType: String
    var fileName: String
    var testCaseStartedId: String
    var testStepId: String
    var timestamp: Timestamp
  }

  struct TestStepFinished: Codable {
    var testCaseStartedId: String
    var testStepId: String
    var testStepResult: Result
    var timestamp: Timestamp

    struct Result: Codable {
      var duration: Timestamp
      var message: String?
      var status: String
    }
  }

  struct TestCaseFinished: Codable {
    var testCaseStartedId: String
    var timestamp: Timestamp
    var willBeRetried: Bool
  }

  struct TestRunFinished: Codable {
    var message: String?
    var success: Bool
    var timestamp: Timestamp
    var testRunStartedId: String
  }
}
