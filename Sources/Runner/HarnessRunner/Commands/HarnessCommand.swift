import Foundation
import LaunchDomain

/// A command of the harness: `understudy demo`, `understudy bench`.
public struct HarnessCommand: Sendable {
  /// The command's name on the command line.
  var name: String
  /// The purpose of the command, in a few words.
  var summary: String
  /// The help text below the usage line.
  var help: String
  /// The operands in the usage line; `nil` if the command takes none.
  var operands: String?
  /// The options, each with the name of its value for the usage line.
  var options: [Option] = []
  /// The options of related commands that this one lacks, each with the reason and the alternative.
  var refusals: [String: String] = [:]
  /// Runs the command.
  var body: @Sendable (Arguments, Console) throws -> ExitStatus

  /// An option of a command.
  struct Option: Sendable {
    /// The name with its dashes: `--runs`.
    var name: String
    /// The name of the option's value; `nil` for a flag.
    var value: String?
    /// The purpose of the option.
    var help: String
  }

  /// The arguments after a command's name.
  struct Arguments: Sendable {
    var flags: Set<String> = []
    /// The value of each option; the last one if the option is repeated.
    var values: [String: String] = [:]
    /// All values of each option, in order.
    var allValues: [String: [String]] = [:]
    var operands: [String] = []
  }

  /// The version of the package, as in the changelog.
  static let version = "0.1.0"

  static let all: [HarnessCommand] = [
    .run, .test, .steps, .report, .merge, .diff, .replay, .inspect, .record, .repl, .mcp, .new,
    .demo,
    .bench,
    .gherkin, .completions, .man,
  ]

  /// Runs the command that a command line names.
  ///
  /// - Parameter arguments: The command line without the program's name.
  /// - Returns: The exit status for the process.
  public static func run(_ arguments: [String]) -> ExitStatus {
    CommandDescriptors.prepare()
    let status = run(arguments, on: Console.standard)
    if status == .readerGone { CommandDescriptors.endByBrokenPipe() }
    return status
  }

  static func run(_ arguments: [String], on console: Console) -> ExitStatus {
    let status = carryOut(arguments, on: console)
    switch console.problem {
    case .readerGone: return .readerGone
    // An interruption or an invalid start tells more than the output's problem.
    case .refused where status == .success || status == .failure: return .missing
    case .refused, nil: return status
    }
  }

  private static func carryOut(_ arguments: [String], on console: Console) -> ExitStatus {
    if arguments.count == 2, arguments[0] == "help", !arguments[1].hasPrefix("-") {
      return carryOut([arguments[1], "--help"], on: console)
    }
    if arguments == ["--version"] {
      console.print("understudy \(Self.version)")
      return .success
    }
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      console.print(overview)
      return .success
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let near = NearestName.suggestions(for: name, in: all.map(\.name)).first
      console.printError(
        "error: there is no command “\(name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? ".")
          + " “understudy help” lists the commands.")
      return .usage
    }
    do {
      guard let parsed = try command.parse(Array(arguments.dropFirst())) else {
        console.print(command.usage)
        return .success
      }
      return try command.body(parsed, console)
    } catch let error as UsageError {
      // The full help would scroll the reason off the screen.
      console.printError(
        "error: \(error.message)\n“understudy \(command.name) --help” lists the options.")
      return .usage
    } catch let error as MissingResource {
      console.printError("error: \(error.message)")
      return .missing
    } catch let error as MissingProgram {
      console.printError("error: \(error)")
      return .missing
    } catch is OutputProblem {
      return .failure
    } catch {
      console.printError("error: \(error)")
      return .failure
    }
  }

  private static var overview: String {
    let width = all.map(\.name.count).max() ?? 0
    let lines = all.map {
      "  \($0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.summary)"
    }
    return "usage: understudy COMMAND [options]\n\n" + lines.joined(separator: "\n")
      + "\n\n“understudy COMMAND --help” describes a command."
      + "\n“understudy --version” prints the version."
  }

  private var usage: String {
    let width = options.map(\.synopsis.count).max() ?? 0
    let lines = options.map {
      "  \($0.synopsis.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.help)"
    }
    return "usage: understudy \(name)" + (operands.map { " \($0)" } ?? "")
      + (options.isEmpty ? "" : " [options]") + "\n\n\(help)"
      + (lines.isEmpty ? "" : "\n\n" + lines.joined(separator: "\n"))
  }

  /// Parses the words after the command's name; returns `nil` if help was requested.
  private func parse(_ words: [String]) throws -> Arguments? {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if ["--help", "-h"].contains(word) { return nil }
      // After "--", a word may begin with a dash.
      if word == "--", operands != nil {
        arguments.operands += rest
        break
      }
      guard let option = options.first(where: { $0.name == word }) else {
        if operands != nil, !word.hasPrefix("-") || word == "-" {
          arguments.operands.append(word)
          continue
        }
        if let reason = refusals[word] {
          throw UsageError(message: "“\(name)” has no “\(word)”: \(reason)")
        }
        let near = NearestName.suggestions(for: word, in: options.map(\.name)).first
        throw UsageError(
          message: "“\(name)” does not know “\(word)”"
            + (near.map { "; did you mean “\($0)”?" } ?? ".")
            + (operands?.contains("--") == true && !word.hasPrefix("--")
              ? " Launch arguments of the app follow “--”." : ""))
      }
      if option.value == nil {
        arguments.flags.insert(word)
      } else if let value = rest.popFirst() {
        if options.contains(where: { $0.name == value }) {
          throw UsageError(
            message: "“\(word)” needs \(option.value ?? "a value") after it, and “\(value)” is an "
              + "option.")
        }
        // An empty text usually comes from an empty variable of a script.
        guard !value.isEmpty || option.mayBeEmpty else {
          throw UsageError(
            message:
              "“\(word)” needs \(option.value ?? "a value") after it, not an empty text.")
        }
        arguments.values[word] = value
        arguments.allValues[word, default: []].append(value)
      } else {
        throw UsageError(message: "“\(word)” needs \(option.value ?? "a value") after it.")
      }
    }
    return arguments
  }
}

extension HarnessCommand.Option {
  /// Whether the value may be empty: an empty tag expression is always true.
  fileprivate var mayBeEmpty: Bool { value == "EXPR" }

  fileprivate var synopsis: String { value.map { "\(name) \($0)" } ?? name }
}

/// The error of a missing file, folder or other resource.
struct MissingResource: Error {
  var message: String
}

/// The error of an invalid command line.
struct UsageError: Error {
  var message: String
}
