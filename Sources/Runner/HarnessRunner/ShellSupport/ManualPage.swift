/// The manual page, made from the same table as the help texts.
struct ManualPage {
  let commands: [HarnessCommand]

  /// The page's source with the macros of man(7).
  var text: String {
    var lines = [
      ".TH UNDERSTUDY 1 \"\" Understudy \"User Commands\"",
      ".SH NAME",
      "understudy \\- black\\-box UI tests for Swift apps",
      ".SH SYNOPSIS",
      ".B understudy",
      ".I COMMAND",
      "[options]",
      ".SH DESCRIPTION",
      "Runs features against apps, reports and compares the results, and tries apps out.",
      ".SH COMMANDS",
    ]
    for command in commands { lines += Self.section(of: command) }
    lines += [
      ".SH EXIT STATUS",
      ".TP", ".B 0", "Success.",
      ".TP", ".B 1", "Something failed.",
      ".TP", ".B 64", "The command line is invalid.",
      ".TP", ".B 69", "Something is missing or can\\(aqt be written.",
      ".TP", ".B 130", "Interrupted.",
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "No colours, if it is set and not empty.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: HarnessCommand) -> [String] {
    var lines = [
      ".SS " + escaped("\(command.name)" + (command.operands.map { " \($0)" } ?? "")),
      escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
      ".PP",
    ]
    var isExample = false
    for line in command.help.split(separator: "\n", omittingEmptySubsequences: false) {
      // Indented lines are examples, which must not be filled.
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample { lines.append(isIndented ? ".EX" : ".EE") }
      isExample = isIndented
      lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
    }
    if isExample { lines.append(".EE") }
    for option in command.options {
      lines.append(".TP")
      lines.append(
        ".BR " + escaped(option.name) + (option.value.map { " \" \" " + escaped($0) } ?? ""))
      lines.append(escaped(option.help))
    }
    return lines
  }

  /// Returns a text with roff's special characters escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
