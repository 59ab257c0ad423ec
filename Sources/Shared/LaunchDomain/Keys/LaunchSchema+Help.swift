extension LaunchSchema {
  /// Returns the text that `-help YES` prints: every key with its values, help and default.
  ///
  /// The default of a secret is left out.
  ///
  /// - Parameters:
  ///   - program: the name in the usage line.
  ///   - width: the number of columns to fill, at least 40.
  public func help(program: String, width: Int = 80) -> String {
    let width = max(width, 40)
    let entries = declarations.map { $0.helpEntry(width: width) }
    let heads = entries.map(\.head)
    // A longer heading gets a line of its own, so that one long key doesn't squeeze the help of all
    // the others.
    let widest = width * 2 / 5
    let indent = (heads.map(\.count).filter { $0 <= widest }.max() ?? widest) + 2
    var lines = ["Usage: \(program) [-key value]...", ""]
    for (head, sentences) in entries {
      var text = wrap(sentences, to: width - indent)[...]
      if head.count + 2 <= indent {
        let pad = String(repeating: " ", count: indent - head.count)
        lines.append(head + pad + (text.popFirst() ?? ""))
      } else {
        lines.append(head)
      }
      lines += text.map { String(repeating: " ", count: indent) + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}

extension LaunchSchema.Declaration {
  /// Returns a key's heading, with a placeholder for the value, and its help text.
  ///
  /// Choices too long for the heading are listed in the text.
  fileprivate func helpEntry(width: Int) -> (head: String, text: String) {
    var head = "  -\(name) \(kind.placeholder)"
    var sentences = [help]
    if head.count > width, !kind.choices.isEmpty {
      head = "  -\(name) NAME"
      sentences.append("One of: " + kind.choices.joined(separator: ", ") + ".")
    }
    if let defaultText, !isSecret, !defaultText.isEmpty {
      sentences.append("Default: \(defaultText)")
    }
    return (head, sentences.joined(separator: " "))
  }
}
