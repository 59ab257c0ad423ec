extension TextStyle {
  /// Applies the parameters of a control sequence that ends in `m`.
  mutating func apply(_ parameters: [[Int?]]) {
    if parameters.isEmpty { self = TextStyle() }
    var index = 0
    while index < parameters.count {
      let group = parameters[index]
      let number = group.first.flatMap { $0 } ?? 0
      index += 1
      switch number {
      case 38, 48:
        let color =
          group.count > 1 ? Self.color(group.dropFirst()) : Self.color(parameters, &index)
        guard let color else { continue }
        if number == 38 { foreground = color } else { background = color }
      case 4 where group.count > 1:
        attributes.remove(.underlined)
        if group[1] != 0 { attributes.insert(.underlined) }
      default: apply(number)
      }
    }
  }

  private mutating func apply(_ number: Int) {
    switch number {
    case 0: self = TextStyle()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.faint)
    case 3: attributes.insert(.italic)
    case 4, 21: attributes.insert(.underlined)
    case 5, 6: attributes.insert(.blinking)
    case 7: attributes.insert(.reversed)
    case 8: attributes.insert(.hidden)
    case 9: attributes.insert(.struckThrough)
    case 22: attributes.subtract([.bold, .faint])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underlined)
    case 25: attributes.remove(.blinking)
    case 27: attributes.remove(.reversed)
    case 28: attributes.remove(.hidden)
    case 29: attributes.remove(.struckThrough)
    case 30...37: foreground = .indexed(UInt8(number - 30))
    case 39: foreground = .standard
    case 40...47: background = .indexed(UInt8(number - 40))
    case 49: background = .standard
    case 90...97: foreground = .indexed(UInt8(number - 82))
    case 100...107: background = .indexed(UInt8(number - 92))
    default: break
    }
  }

  /// Reads a colour from numbers after colons: `5:INDEX`, `2:R:G:B` or `2:SPACE:R:G:B`.
  private static func color(_ numbers: ArraySlice<Int?>) -> Color? {
    let numbers = Array(numbers)
    switch numbers.first {
    case 5 where numbers.count > 1: return indexed(numbers[1] ?? 0)
    case 2 where numbers.count >= 4: return rgb(numbers.suffix(3).map { $0 ?? 0 })
    default: return nil
    }
  }

  /// Reads a colour from the following parameters, and skips them.
  private static func color(_ parameters: [[Int?]], _ index: inout Int) -> Color? {
    func next() -> Int? {
      guard index < parameters.count else { return nil }
      index += 1
      return parameters[index - 1].first.flatMap { $0 } ?? 0
    }
    switch next() {
    case 5: return next().flatMap(indexed)
    case 2:
      let numbers = [next(), next(), next()].compactMap(\.self)
      return numbers.count == 3 ? rgb(numbers) : nil
    default: return nil
    }
  }

  private static func indexed(_ number: Int) -> Color? { UInt8(exactly: number).map(Color.indexed) }

  private static func rgb(_ numbers: [Int]) -> Color? {
    let parts = numbers.compactMap { UInt8(exactly: $0) }
    return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
  }
}
