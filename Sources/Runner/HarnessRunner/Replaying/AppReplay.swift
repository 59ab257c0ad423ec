import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import NetworkStubs
import Traces

/// Sends the requests of a recorded session to an app, and compares its answers with the recorded ones.
struct AppReplay {
  let session: SessionRecord
  /// The current executable of the app.
  let executable: URL
  /// The values of the secret launch arguments.
  let secrets: [String: String]
  /// The texts that the trace hides.
  let hidden: HiddenTexts

  /// The result of a replay.
  struct Outcome: Equatable {
    /// The number of answers that agree with the trace.
    var agreeing = 0
    /// The reason why the replay stopped early; `nil` if it's complete.
    var end: End?
  }

  /// A reason why a replay stopped early.
  enum End: Equatable {
    /// An answer differs from the trace.
    case differs(method: String, MessageDifference)
    /// The trace hides a text of a request, which can't be found elsewhere; `step` is the step's location,
    /// if it's known.
    case hidden(method: String, step: String?)
    /// A secret that a request typed is missing; `step` is the step's location.
    case noSecret(method: String, step: String?, reason: String)
    /// The trace has no answer to compare with, because the app or the run ended there.
    case noRecord(method: String)
    /// The app didn't answer.
    case noAnswer(method: String, reason: String)
  }

  /// Launches the app and replays the session.
  ///
  /// - Throws: `AppSessionError` if the app can't be launched, `LaunchDomainError` for a missing secret of
  ///   the launch.
  func run() throws -> Outcome {
    var launch = AppLaunch(
      executable: executable,
      arguments: try hidden.launchArguments(
        of: session.launch, at: session.lines.first?.time ?? 0),
      secretKeys: Set(session.launch.secretKeys), environment: session.launch.environment)
    for key in session.launch.secretKeys {
      launch.arguments += ["-\(key)", secrets[key] ?? ""]
    }
    launch.subject = session.launch.subject
    launch.device = device
    launch.keepsScreen = false
    launch.client = "understudy replay"
    guard
      !([launch.subject ?? ""] + launch.arguments + launch.environment.values).contains(where: {
        $0.contains(SecretRedactor.marker)
      })
    else {
      return Outcome(
        end: .hidden(
          method: "initialize", step: hidden.step(at: session.lines.first?.time ?? 0)?.place))
    }
    let app = try AppLauncher().launch(launch)
    defer { app.terminate() }
    return try compare(with: app)
  }

  /// The changes to the device that were in effect when the app started.
  private var device: [DeviceChange] {
    let first = session.lines.lazy.compactMap(TraceMessage.init).first(where: \.isSent)
    guard let changes = first?.value["params"]?["device"] else { return [] }
    return (try? JSONDecoder().decode([DeviceChange].self, from: changes.data)) ?? []
  }

  private func compare(with app: AppSession) throws -> Outcome {
    var outcome = Outcome()
    let lines = session.lines.compactMap { line in TraceMessage(line).map { (line.time, $0) } }
    let messages = lines.map(\.1)
    var answers: [Int: JSONValue] = [:]
    for message in messages where !message.isSent && message.method == nil {
      if let number = message.number { answers[number] = message.value }
    }
    var recorded = ElementNumbers()
    var actual = ElementNumbers()
    for (time, recordedRequest) in lines where recordedRequest.isSent {
      var request = recordedRequest
      // The launch sends the first request, and the end of the session the last one.
      guard let method = request.method, let number = request.number,
        !["initialize", "terminate"].contains(method)
      else { continue }
      guard let expected = answers[number] else {
        // The answer with a screen is read together with the next one, which may not exist.
        if request.isRecording { continue }
        outcome.end = .noRecord(method: method)
        return outcome
      }
      if request.value.holdsMarker {
        let step = hidden.step(at: time)
        do {
          guard let filled = try step.flatMap(hidden.texts)?.filling(request.value) else {
            outcome.end = .hidden(method: method, step: step?.place)
            return outcome
          }
          request.value = filled
        } catch let error as LaunchDomainError {
          outcome.end = .noSecret(method: method, step: step?.place, reason: error.message)
          return outcome
        }
      }
      do {
        let line = try app.answer(within: Self.limit) { request.line(number: $0) }
        let answer = try JSONValue(parsing: line)
        if let difference = MessageDifference.between(
          recorded.numbering(expected), actual.numbering(answer), ignoring: ignored)
        {
          outcome.end = .differs(method: method, difference)
          return outcome
        }
        outcome.agreeing += 1
      } catch let error as AppSessionError {
        outcome.end = .noAnswer(method: method, reason: error.message)
        return outcome
      } catch {
        outcome.end = .noAnswer(method: method, reason: "its answer isn't JSON")
        return outcome
      }
    }
    return outcome
  }

  /// The real time that an answer may take, which apps in real time need for tests' waits.
  private static let limit = Duration.seconds(120)
  /// The keys whose values may differ: the tree's version, process numbers, and the texts of secure fields.
  ///
  /// A program driven by an adapter may be busy at different moments in each run.
  private var ignored: Set<String> {
    let always: Set<String> = ["version", "processIdentifier", "secureText"]
    return session.launch.subject == nil ? always : always.union(["activity", "busy"])
  }
}

/// Renumbers elements in the order of their first occurrence, because each run numbers them differently.
private struct ElementNumbers {
  private var numbers: [Int64: Int64] = [:]

  mutating func numbering(_ message: JSONValue) -> JSONValue {
    guard case .object(var members) = message else { return message }
    // Remove the number of the message.
    members["id"] = nil
    return .object(
      members.sorted { $0.key < $1.key }.reduce(into: [:]) { result, member in
        result[member.key] = number(member.value)
      })
  }

  private mutating func number(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { number($0) })
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        if key == "id", case .integer(let identity) = member {
          let known = numbers[identity] ?? Int64(numbers.count + 1)
          numbers[identity] = known
          result[key] = .integer(known)
        } else {
          result[key] = number(member)
        }
      }
      return .object(result)
    default: return value
    }
  }
}
