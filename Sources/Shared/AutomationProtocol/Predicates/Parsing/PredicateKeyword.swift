/// A reserved word of the language; the raw value is its canonical form.
enum PredicateKeyword: String, CaseIterable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case anyModifier = "ANY"
  case someModifier = "SOME"
  case allModifier = "ALL"
  case noneModifier = "NONE"
  case `in` = "IN"
  case like = "LIKE"
  case matches = "MATCHES"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case between = "BETWEEN"
  case null = "NULL"
  case `nil` = "NIL"
  case `self` = "SELF"
  case `true` = "TRUE"
  case yes = "YES"
  case `false` = "FALSE"
  case no = "NO"
  case first = "FIRST"
  case last = "LAST"
  case size = "SIZE"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"
  case cast = "CAST"
  case anyKey = "ANYKEY"
  case subquery = "SUBQUERY"
  case fetch = "FETCH"
  case function = "FUNCTION"
  case ternary = "TERNARY"
  case caseInsensitive = "CASEINSENSITIVE"
  case ci = "CI"

  /// Makes the keyword for a word in any case.
  init?(word: String) {
    guard let keyword = PredicateKeyword.byWord[word.uppercased()] else { return nil }
    self = keyword
  }

  private static let byWord: [String: PredicateKeyword] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
