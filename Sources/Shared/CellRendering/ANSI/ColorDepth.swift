/// The number of colours that a terminal can show.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// No colours: only bold, italic, underlined and struck-through text.
  case monochrome
  /// The eight basic colours and their bright variants.
  case ansi16
  /// xterm's palette: a cube of six steps a side, and greys.
  case ansi256
  /// 24-bit colours, which need no conversion.
  case trueColor

  /// Determines the depth from the terminal's environment: `NO_COLOR`, `COLORTERM`, `TERM`.
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
