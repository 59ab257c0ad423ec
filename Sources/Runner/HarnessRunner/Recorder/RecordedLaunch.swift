import AppDriving
import Foundation
import LaunchDomain

/// A recorded launch of an app, a page or a program.
struct RecordedLaunch: Equatable {
  var app: LaunchedApp
  /// The launch arguments set by earlier steps.
  var earlierArguments: [String] = []
  /// The launch arguments, including `-ui-testing YES`.
  var arguments: [String]
  /// The step that launched the app, if any.
  var step: String?

  /// The launch arguments without secrets.
  var writtenArguments: [String] { Self.written(earlierArguments + arguments) }

  /// The launch arguments whose names mark them as secret, or whose URLs contain secrets.
  var secretArguments: [(key: String, value: String)] {
    let all = earlierArguments + arguments
    return Self.secretPositions(in: all).map { (String(all[$0].dropFirst()), all[$0 + 1]) }
  }

  /// Returns the equivalent steps of a feature, with secrets by their keys.
  func featureSteps(_ known: KnownSecrets) -> [String] {
    let secrets = Self.secretPositions(in: arguments).map {
      let key = arguments[$0].dropFirst()
      let source = known.key(of: arguments[$0 + 1]) ?? String(key)
      return "the secret launch argument \"\(key)\" is \"${secret:\(source)}\""
    }
    // The command line of a program can't be split into several steps.
    if let step, secrets.isEmpty || isProgram {
      return [WrittenSecrets.hidden(in: known.hidden(inStep: step, isLaunch: true))]
    }
    let words = Self.written(arguments).map { LiveApp.quoted(known.hidden(inWord: $0)) }
      .joined(separator: " ")
    let name = VariableText.written(app.name)
    let verb = isPage ? "the page \"\(name)\" is open" : "\"\(name)\" is launched"
    return secrets + [verb + (words.isEmpty ? "" : " with \(words)")]
  }

  /// Returns the equivalent statements of a test.
  ///
  /// - Parameters:
  ///   - declaration: The text before the variable: `let `, or nothing if the variable exists.
  ///   - known: The secrets to write by their keys.
  func swiftStatements(declaring declaration: String, _ known: KnownSecrets) -> [String] {
    let written = writtenArguments.map(\.debugDescription).joined(separator: ", ")
    let statements = [
      "\(declaration)app = XCUIApplication(\(swiftReference))",
      "app.launchArguments = [\(written)]",
    ]
    return statements.map(known.hidden(inSwift:))
      + secretArguments.map {
        let source = known.key(of: $0.value) ?? $0.key
        return "app.launchArguments += [\("-\($0.key)".debugDescription), "
          + "try credentials.value(for: \(source.debugDescription))]"
      } + ["app.launch()"]
  }

  /// The argument of `XCUIApplication`'s initializer.
  private var swiftReference: String {
    switch app.reference {
    case .adapted(let url, let adapter):
      let label = adapter == .page ? "url" : adapter.rawValue
      return url.isFileURL
        ? "\(label): URL(fileURLWithPath: \(url.path.debugDescription))"
        : "\(label): URL(string: \(url.absoluteString.debugDescription))!"
    case .running(let process): return "processIdentifier: \(process)"
    // The test finds the app beside itself, wherever the app is now.
    case .file(let url): return "bundleIdentifier: \(url.lastPathComponent.debugDescription)"
    case .identifier(let name): return "bundleIdentifier: \(name.debugDescription)"
    case .target: return ""
    }
  }

  private var isPage: Bool {
    if case .adapted(_, by: .page) = app.reference { true } else { false }
  }

  private var isProgram: Bool {
    if case .adapted = app.reference { !isPage } else { false }
  }

  private static func written(_ arguments: [String]) -> [String] {
    let secret = Set(secretPositions(in: arguments).flatMap { [$0, $0 + 1] })
    return arguments.indices.filter { !secret.contains($0) }.map { arguments[$0] }
  }

  private static func secretPositions(in arguments: [String]) -> [Int] {
    arguments.indices.dropLast().filter {
      arguments[$0].hasPrefix("-")
        && (SecretName.matches(String(arguments[$0].dropFirst()))
          || SecretRedactor.hasSecretURL(arguments[$0 + 1]))
    }
  }
}
