import Foundation

/// An action of a person at the terminal.
package enum TerminalInput: Hashable, Sendable {
  case key(KeyStroke)
  case mouse(MouseAction)
  /// Text pasted in one piece (bracketed paste).
  case paste(String)
}

/// A key with the modifiers held down.
package struct KeyStroke: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// A character as typed, with shift already applied.
    case character(Character)
    case enter, tab, escape, backspace, forwardDelete
    case up, down, left, right, home, end, pageUp, pageDown, insert
    /// A function key, from 1.
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A mouse action at a point of the screen, which is the middle of a cell.
package struct MouseAction: Hashable, Sendable {
  /// The action; buttons are numbered from the left: 0 is the main one, 1 the middle, 2 the right.
  package enum Kind: Hashable, Sendable {
    case down(button: Int)
    case dragged(button: Int)
    case up(button: Int)
    case moved
    /// Scrolled by notches; positive is up or left.
    case scrolled(dx: Int, dy: Int)
  }

  package var kind: Kind
  /// The location, in points of the screen.
  package var location: CGPoint
  package var modifiers: KeyStroke.Modifiers

  package init(_ kind: Kind, at location: CGPoint, _ modifiers: KeyStroke.Modifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
