import ElementTypes

/// The words for types of elements in steps: `button`, `text field`, `row`.
enum ElementRole {
  /// Other words that people use for the types.
  private static let synonyms: [String: ElementType] = [
    "element": .any, "text": .staticText, "label": .staticText, "field": .textField,
    "password field": .secureTextField, "secure field": .secureTextField, "row": .cell,
    "checkbox": .checkBox, "list": .table, "collection": .collectionView,
    "spinner": .activityIndicator, "app": .application, "page control": .pageIndicator,
    "progress bar": .progressIndicator, "radio": .radioButton, "dropdown": .popUpButton,
    "popup button": .popUpButton, "title bar": .navigationBar, "text area": .textView,
  ]

  /// The types by their words.
  static let types: [String: ElementType] = {
    var types = synonyms
    for type in ElementType.allCases where type != .any { types[words(type)] = type }
    return types
  }()

  /// Returns the type for a word in the singular or plural.
  static func type(_ word: String) -> ElementType? {
    if let type = types[word] { return type }
    for (plural, singular) in [("ies", "y"), ("ches", "ch"), ("xes", "x"), ("s", "")]
    where word.hasSuffix(plural) {
      if let type = types[word.dropLast(plural.count) + singular] { return type }
    }
    return nil
  }

  /// Returns the words for a type in a step: `text field`.
  static func words(_ type: ElementType) -> String {
    switch type {
    case .any: "element"
    case .staticText: "text"
    default:
      type.name.reduce(into: "") { words, character in
        if character.isUppercase { words += " " }
        words += character.lowercased()
      }
    }
  }
}
