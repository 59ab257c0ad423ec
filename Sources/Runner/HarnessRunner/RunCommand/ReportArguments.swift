import Traces

extension HarnessCommand.Arguments {
  /// Returns the reports' files by kind; a file named `-` is standard output.
  ///
  /// - Throws: `UsageError` if two reports, or a report of a repeated run, would go to standard output, or
  ///   if a feature is named as a report's file.
  func reports() throws -> [ReportKind: String] {
    var reports: [ReportKind: String] = [:]
    for kind in ReportKind.allCases {
      guard let path = values[kind.option] else { continue }
      // If the report's file is omitted, the next word may be a feature, which would be overwritten.
      guard !path.hasSuffix(".feature") else {
        throw UsageError(
          message:
            "“\(kind.option) \(path)” would overwrite a feature; name the file of the report "
            + "between them.")
      }
      reports[kind] = path
    }
    let printed = reports.filter { $0.value == ReportKind.standardOutput }.keys.map(\.option)
      .sorted()
    if printed.count > 1 {
      throw UsageError(
        message: "“\(printed[0])” and “\(printed[1])” both name “-”: standard output has room for "
          + "one report.")
    }
    if let option = printed.first, flags.contains("--watch") {
      throw UsageError(
        message:
          "“\(option) -” and “--watch” don't go together: there is a report for each change. "
          + "Name a file.")
    }
    return reports
  }

  /// Returns the file of the option `--history`, or `nil` without it.
  ///
  /// - Throws: `UsageError` for standard output, which can't be read back.
  func history() throws -> String? {
    guard values["--history"] == ReportKind.standardOutput else { return values["--history"] }
    throw UsageError(message: "“--history” takes a file, not “-”: it is read and rewritten.")
  }
}

extension [ReportKind: String] {
  /// The report that goes to standard output, or `nil`.
  var onStandardOutput: ReportKind? { first { $0.value == ReportKind.standardOutput }?.key }

  /// Whether a report goes to standard output, and other output to standard error.
  var useStandardOutput: Bool { onStandardOutput != nil }
}

extension ReportKind {
  /// The file name that stands for standard output.
  static let standardOutput = "-"

  /// The option that asks for the report.
  var option: String { "--\(rawValue)" }
}

extension Console {
  /// Returns the console for a command with these reports.
  func forReports(_ reports: [ReportKind: String]) -> Console {
    reports.useStandardOutput ? forReportOnOutput : self
  }
}
