import AutomationProtocol
import ElementTypes
import LaunchDomain

/// Parses the words for elements in steps.
struct ElementPhraseParser {
  private enum Word: Equatable {
    case plain(String)
    case quoted(String)
  }

  private let text: String
  private var words: [Word]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
  private static let containers: Set<String> = ["in", "inside", "of", "on", "within"]
  private static let articles: Set<String> = ["the", "a", "an", "any"]

  init(_ text: String) {
    self.text = text
    words = Self.words(of: text)
  }

  /// Parses an element and its containers.
  mutating func phrase() throws -> ElementPhrase {
    if case .plain(let article)? = words.first, Self.articles.contains(article) {
      words.removeFirst()
    }
    let ordinal = takeOrdinal()
    var name = takeQuoted()
    let (type, condition) = try takeRole(isOptional: name != nil)
    var predicate: ElementPredicate?
    if let condition {
      guard let value = takeQuoted() else { throw error(.missingName(condition.words)) }
      predicate = condition.predicate(value)
    } else {
      name = takeQuoted() ?? name
    }
    var steps: [QueryStep] = []
    if case .plain(let word)? = words.first, Self.containers.contains(word) {
      words.removeFirst()
      steps = try phrase().query.steps
    }
    guard words.isEmpty else { throw error(.unknownWords(rest)) }
    // Each query starts at the application.
    if type != .application || name != nil { steps.append(.descendants(type)) }
    if let name { steps.append(.matching(.identified(by: name))) }
    if let predicate { steps.append(.matching(predicate)) }
    if let ordinal { steps.append(ordinal == 0 ? .first : .index(ordinal)) }
    return ElementPhrase(query: ElementQuery(steps: steps), type: type, text: text)
  }

  private var rest: String {
    words.map {
      switch $0 {
      case .plain(let word): word
      case .quoted(let name): "\"\(name)\""
      }
    }.joined(separator: " ")
  }

  private func error(_ problem: ElementPhraseProblem) -> StepError {
    StepError.element(text, problem)
  }

  private mutating func takeQuoted() -> String? {
    guard case .quoted(let name)? = words.first else { return nil }
    words.removeFirst()
    return name
  }

  /// Removes and returns a position from 0, or -1 for the last.
  private mutating func takeOrdinal() -> Int? {
    guard case .plain(let word)? = words.first else { return nil }
    var position = Self.ordinals.firstIndex(of: word)
    if word == "last" { position = -1 }
    if let number = Int(word.prefix { $0.isNumber }), number > 0 { position = number - 1 }
    if position != nil { words.removeFirst() }
    return position
  }

  /// Parses the words for a type, and for a condition before a name.
  private mutating func takeRole(
    isOptional: Bool
  ) throws -> (ElementType, NameCondition?) {
    var plain: [String] = []
    for word in words {
      guard case .plain(let text) = word, !Self.containers.contains(text) else { break }
      plain.append(text)
    }
    for count in stride(from: min(3, plain.count), through: 1, by: -1) {
      guard let type = ElementRole.type(plain[..<count].joined(separator: " ")) else { continue }
      words.removeFirst(count)
      let condition = plain[count...].joined(separator: " ")
      if condition.isEmpty { return (type, nil) }
      guard let known = NameCondition.all.first(where: { $0.words == condition }) else {
        throw error(
          .unknownCondition(
            condition,
            nearest: NearestName.suggestions(
              for: condition, in: NameCondition.all.map(\.words))))
      }
      words.removeFirst(plain.count - count)
      return (type, known)
    }
    if plain.isEmpty, isOptional { return (.any, nil) }
    let role = plain.joined(separator: " ")
    throw error(
      .unknownRole(
        role, nearest: NearestName.suggestions(for: role, in: ElementRole.types.keys.sorted())))
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        var name = ""
        while let character = rest.popFirst(), character != first {
          if character == "\\", let next = rest.first, next == first || next == "\\" {
            name.append(next)
            rest.removeFirst()
          } else {
            name.append(character)
          }
        }
        words.append(.quoted(name))
      } else {
        let word = rest.prefix { $0 != " " }
        words.append(.plain(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }
}
