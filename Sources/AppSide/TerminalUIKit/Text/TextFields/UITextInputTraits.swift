/// How text is to be typed into something (UIKit).
///
/// A terminal has no keyboard on the screen, so all of this but `isSecureTextEntry` is remembered for
/// those who ask.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// What the first letters of words become.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys are offered.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What kind of text it is.
  var textContentType: UITextContentType! { get set }
}

/// What the first letters of words become (UIKit).
public enum UITextAutocapitalizationType: Int, Sendable {
  /// They stay.
  case none = 0
  /// Capitals in every word.
  case words = 1
  /// Capitals in every sentence.
  case sentences = 2
  /// All letters become capitals.
  case allCharacters = 3
}

/// Whether typing is corrected (UIKit).
public enum UITextAutocorrectionType: Int, Sendable {
  /// As it suits the kind of text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked (UIKit).
public enum UITextSpellCheckingType: Int, Sendable {
  /// As it suits the kind of text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keys are offered (UIKit).
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Those of a URL.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of a telephone.
  case phonePad = 5
  /// Those of a name or a telephone number.
  case namePhonePad = 6
  /// Those of an e-mail address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Those of a short message.
  case twitter = 9
  /// Those of a search.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// What the return key says (UIKit).
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
