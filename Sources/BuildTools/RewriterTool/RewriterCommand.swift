import Foundation
import SourceRewriting

/// The command line of the rewriter: `RewriterTool INPUT OUTPUT MODULE…`, with the modules that the
/// target depends on.
struct RewriterCommand {
  let arguments: [String]

  /// Rewrites the file.
  ///
  /// - Returns: The exit code: 0 if the output is written, 1 if the source contains code that can't be
  ///   rewritten, 64 for a wrong command line, 66 for an unreadable source, 73 for an unwritable output.
  func run() -> Int32 {
    guard arguments.count >= 2 else {
      say("usage: RewriterTool INPUT OUTPUT [MODULE...]")
      return EX_USAGE
    }
    let (input, output) = (arguments[0], arguments[1])
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: input))
    } catch {
      say("\(input):1:1: error: the file can't be read: \(error.localizedDescription)")
      return EX_NOINPUT
    }
    guard let source = String(validating: data, as: UTF8.self) else {
      say(LocatedProblem.notText.line(for: input))
      return 1
    }
    let rewritten = SourceRewriter.rewrite(
      source, path: input, modules: Set(arguments.dropFirst(2)))
    for problem in rewritten.problems { say(problem.line(for: input)) }
    guard rewritten.problems.isEmpty else { return 1 }
    do {
      try Data(rewritten.text.utf8).write(to: URL(fileURLWithPath: output))
      return 0
    } catch {
      say("\(input):1:1: error: '\(output)' can't be written: \(error.localizedDescription)")
      return EX_CANTCREAT
    }
  }

  private func say(_ line: String) {
    // A closed standard error doesn't affect the exit code.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
