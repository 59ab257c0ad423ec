import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs

extension Vocabulary {
  /// Steps for the network of apps that link `AppNetwork`, and for the commands that apps register.
  static let network = [
    step(
      "the server answers {word} {word} with {int}", .network,
      "Answers requests of a method for a URL with a status; a doc string is the body.",
      app: "NetworkClient", "the server answers GET /login with 500"
    ) { world, input in
      try world.stub(input, .answer(status: input.integer(2), body: input.docString))
    },
    step(
      "the server answers {word} {word} with {int} after {float} s", .network,
      "Answers requests after a delay, in app time.", app: "NetworkClient",
      "the server answers GET /login with 200 after 2 s"
    ) { world, input in
      let answer = StubAnswer.answer(status: input.integer(2), body: input.docString)
      try world.stub(input, answer.delayed(by: input.time(3)))
    },
    step(
      "the server never answers {word} {word}", .network,
      "Leaves requests without an answer until their own timeouts pass.", app: "NetworkClient",
      "the server never answers POST /login"
    ) { world, input in try world.stub(input, .fault(.timeout)) },
    step(
      "the network is down for {word} {word}", .network,
      "Makes requests fail as if there were no network.", app: "NetworkClient",
      "the network is down for GET /login"
    ) { world, input in try world.stub(input, .fault(.offline)) },
    step(
      "the app has requested {word} {word}", .network,
      "Expects a request of a method for a URL, waiting for it.",
      "the server answers GET /news with 200",
      "\"NetworkClient\" is launched with -ui-testing YES",
      "the app carries out \"fetch many times\" with '{\"url\": \"http://x.test/news\", \"count\": 2}'",
      "the app has requested GET /news"
    ) { world, input in try world.expectRequest(input.text(0), input.text(1)) },
    step(
      "the app carries out {string}", .network, "Calls a command that the app has registered.",
      "\"WorldApp\" is launched with -ui-testing YES", "the app carries out \"clear\""
    ) { world, input in try world.carryOut(command: input.text(0), payload: nil) },
    step(
      "the app carries out {string} with {string}", .network,
      "Calls a command that the app has registered with a value, as JSON.",
      "the server answers GET /news with 200",
      "\"NetworkClient\" is launched with -ui-testing YES",
      "the app carries out \"fetch many times\" with '{\"url\": \"http://x.test/news\", \"count\": 1}'"
    ) { world, input in try world.carryOut(command: input.text(0), payload: input.text(1)) },
  ]
}

extension StubAnswer {
  /// Returns an answer with a status and a body, whose type is JSON if it parses as JSON.
  static func answer(status: Int, body: String?) -> StubAnswer {
    guard let body else { return .status(status) }
    let isJSON = (try? JSONValue(parsing: Data(body.utf8))) != nil
    return .data(
      Data(body.utf8), status: status,
      type: isJSON ? "application/json" : "text/plain; charset=utf-8")
  }
}
