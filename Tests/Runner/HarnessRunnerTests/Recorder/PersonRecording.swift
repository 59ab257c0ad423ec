import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalEvents
import Testing
import Traces

@testable import HarnessRunner

/// A person who records, without a real terminal.
final class PersonRecording {
  let live: LiveApp
  let recorder: Recorder
  private let app: String
  private let arguments: [String]

  init(_ app: String, _ arguments: [String] = []) throws {
    (self.app, self.arguments) = (app, arguments)
    live = try LiveApp(app, arguments: arguments)
    recorder = try Recorder(try live.session, cellSize: CGSize(width: 8, height: 16))
  }

  deinit { live.end() }

  /// The recording so far.
  var recording: Recording {
    Recording(
      name: "Login fails", app: app, arguments: ["-ui-testing", "YES"] + arguments,
      steps: recorder.steps, secrets: recorder.knownSecrets)
  }

  /// The lines of the steps after the launch.
  var lines: [String] {
    recording.feature.split(separator: "\n").dropFirst(
      3 + recording.launches.flatMap(\.secretArguments).count
    ).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Presses keys: characters, including `\t`, `\r` and `\u{8}`.
  func type(_ text: String) throws {
    for character in text {
      let stroke =
        switch character {
        case "\t": KeyStroke(.tab)
        case "\r": KeyStroke(.enter)
        case "\u{8}": KeyStroke(.backspace)
        default: KeyStroke(.character(character))
        }
      try recorder.take(.key(stroke))
    }
  }

  func press(_ key: KeyStroke.Key) throws { try recorder.take(.key(KeyStroke(key))) }

  /// Clicks on the element with a name, at a fraction of its width.
  func click(_ name: String, at share: Double = 0.5, for held: Duration = .zero) throws {
    let place = try place(of: name, at: share)
    let time = ContinuousClock.now
    try recorder.take(.mouse(MouseAction(.down(button: 0), at: place)), at: time)
    try recorder.take(.mouse(MouseAction(.up(button: 0), at: place)), at: time + held)
  }

  /// Drags from the element with a name by a distance in points.
  func drag(_ name: String, x: Double = 0, y: Double = 0) throws {
    let place = try place(of: name, at: 0.5)
    let end = CGPoint(x: place.x + x, y: place.y + y)
    try recorder.take(.mouse(MouseAction(.down(button: 0), at: place)))
    try recorder.take(.mouse(MouseAction(.up(button: 0), at: end)))
  }

  func turnWheel(over name: String, by notches: Int) throws {
    let place = try place(of: name, at: 0.5)
    try recorder.take(.mouse(MouseAction(.scrolled(dx: 0, dy: notches), at: place)))
  }

  func expect(_ name: String) throws {
    try recorder.expectNext()
    try click(name)
  }

  private func place(of name: String, at share: Double) throws -> CGPoint {
    let element = recorder.scene.snapshot.nodes.map(\.attributes).last {
      [$0.identifier, $0.label, $0.placeholderValue].contains(name)
    }
    let frame = try #require(element, "no element \(name)").frame
    return CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
  }

  /// Runs the recorded steps and returns the first problem, if any.
  func replay() throws -> String? {
    try RecordingReplay(
      recording: recording, folder: AppLocator.productsFolder,
      path: "recording.feature"
    ).firstProblem().map { "\($0.text): \($0.message ?? "")" }
  }
}
