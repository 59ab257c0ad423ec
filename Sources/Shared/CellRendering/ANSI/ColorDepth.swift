/// How many colours a terminal can show.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// None: bold, italic, underlined and struck-through text only.
  case monochrome
  /// The eight basic colours and their bright forms.
  case ansi16
  /// xterm's palette: a cube of six steps a side, and greys.
  case ansi256
  /// 24 bits, as they are.
  case trueColor

  /// What a terminal says of itself in the environment: `NO_COLOR`, `COLORTERM`, `TERM`.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"] ?? ""
    if let wish = environment["NO_COLOR"], !wish.isEmpty {
      self = .monochrome
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.isEmpty || term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt2") {
      self = .monochrome
    } else {
      self = term.contains("256color") ? .ansi256 : .ansi16
    }
  }
}
