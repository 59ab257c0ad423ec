import AutomationProtocol
import Foundation

/// The assignment of characters to the keys of the display.
///
/// Characters that no key produces are assigned to unused keys.
@MainActor
final class Keyboard {
  /// A key, and whether Shift is held with it.
  private struct Stroke {
    var key: UInt8
    var hasShift = false
  }

  private unowned let display: Display
  private let connection: X11Connection
  private var strokes: [UInt32: Stroke] = [:]
  private var freeKeys: [UInt8] = []
  /// The characters that were assigned to unused keys, the oldest first.
  private var lent: [UInt32] = []

  init(_ display: Display, _ connection: X11Connection) {
    self.display = display
    self.connection = connection
    let keys = connection.keycodes
    var request = X11Request(Self.getMapping)
    request.add(bytes: [keys.lowerBound, UInt8(keys.count)])
    guard let answer = connection.ask(request) else { return }
    let width = Int(answer.bytes[1])
    for (index, key) in keys.enumerated() {
      let symbols = answer.uint32s(at: 32 + index * width * 4, count: width)
      if symbols.allSatisfy({ $0 == 0 }) { freeKeys.append(key) }
      // The first two are those without and with Shift.
      for (column, symbol) in symbols.prefix(2).enumerated()
      where symbol != 0 && strokes[symbol] == nil {
        strokes[symbol] = Stroke(key: key, hasShift: column == 1)
      }
    }
  }

  private static let getMapping: UInt8 = 101
  private static let changeMapping: UInt8 = 100

  /// Types a text; the program may react to it while it is being typed.
  ///
  /// - Parameter settle: Waits until the program has processed the typed keys.
  func type(_ text: String, settle: @MainActor () -> Void) {
    var symbols = text.flatMap { KeySymbol.symbols(of: $0) }[...]
    while !symbols.isEmpty {
      // Only as many characters as there are unused keys are typed at a time, because a key must keep its
      // meaning until the program has processed it.
      var unknown: [UInt32] = []
      let part = symbols.prefix { symbol in
        if strokes[symbol] != nil || unknown.contains(symbol) { return true }
        unknown.append(symbol)
        return unknown.count <= max(1, freeKeys.count)
      }
      if unknown.count > freeKeys.count, !lent.isEmpty {
        settle()
        takeBack(unknown.count)
      }
      lend(to: Array(unknown.prefix(max(1, freeKeys.count))))
      for symbol in part { press(symbol, []) }
      symbols = symbols.dropFirst(max(1, part.count))
    }
    display.synchronize()
  }

  /// Presses and releases a key with modifiers.
  func press(key name: String, _ modifiers: KeyModifiers) {
    for symbol in name.prefix(1).flatMap({ KeySymbol.symbols(of: $0) }) {
      if strokes[symbol] == nil { lend(to: [symbol]) }
      press(symbol, modifiers)
    }
    display.synchronize()
  }

  /// Holds modifier keys during a closure.
  func hold(_ modifiers: KeyModifiers, _ body: () -> Void) {
    let keys = KeySymbol.symbols(of: modifiers).compactMap { strokes[$0]?.key }
    for key in keys { display.send(.keyPress, key) }
    body()
    for key in keys.reversed() { display.send(.keyRelease, key) }
  }

  private func press(_ symbol: UInt32, _ modifiers: KeyModifiers) {
    guard let stroke = strokes[symbol] else { return }
    let all = stroke.hasShift ? modifiers.union(.shift) : modifiers
    hold(all) {
      display.send(.keyPress, stroke.key)
      display.send(.keyRelease, stroke.key)
    }
  }

  private func lend(to symbols: [UInt32]) {
    for symbol in symbols {
      guard let key = freeKeys.popLast() else { return }
      change(key, to: symbol)
      strokes[symbol] = Stroke(key: key)
      lent.append(symbol)
    }
  }

  /// Assigns a character to a key, without and with Shift; 0 removes it.
  private func change(_ key: UInt8, to symbol: UInt32) {
    var request = X11Request(Self.changeMapping, 1)
    request.add(bytes: [key, 2, 0, 0])
    request.add(symbol)
    request.add(symbol)
    connection.send(request)
  }

  /// Removes the characters from all keys that were unused, so that the next user of the display
  /// finds them as before.
  func takeBackAll() {
    for symbol in lent { strokes[symbol].map { change($0.key, to: 0) } }
    takeBack(lent.count)
    display.synchronize()
  }

  private func takeBack(_ count: Int) {
    for symbol in lent.prefix(count) {
      if let stroke = strokes.removeValue(forKey: symbol) { freeKeys.insert(stroke.key, at: 0) }
    }
    lent.removeFirst(min(count, lent.count))
  }
}
