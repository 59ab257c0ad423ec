/// The features of text input in a view (UIKit).
///
/// `keyboardType`, `returnKeyType` and `autocapitalizationType` decide the keys of the keyboard that
/// automation sees. The properties other than these and `isSecureTextEntry` are stored without
/// effect: nothing corrects text.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The capitalisation of typed text.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The correction of typed text.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The checking of spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The semantic type of the text.
  var textContentType: UITextContentType! { get set }
}

/// The automatic capitalisation of text (UIKit).
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalisation.
  case none = 0
  /// Capitalisation of each word's first letter.
  case words = 1
  /// Capitalisation of each sentence's first letter.
  case sentences = 2
  /// Capitalisation of all letters.
  case allCharacters = 3
}

/// The automatic correction of text (UIKit).
public enum UITextAutocorrectionType: Int, Sendable {
  /// Correction if it suits the type of text.
  case `default` = 0
  /// No correction.
  case no = 1
  /// Correction.
  case yes = 2
}

/// The checking of spelling (UIKit).
public enum UITextSpellCheckingType: Int, Sendable {
  /// Checking if it suits the type of text.
  case `default` = 0
  /// No checking.
  case no = 1
  /// Checking.
  case yes = 2
}

/// The type of keyboard (UIKit).
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the language.
  case `default` = 0
  /// A keyboard of ASCII characters.
  case asciiCapable = 1
  /// A keyboard of numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keypad of digits.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses.
  case emailAddress = 7
  /// A keypad of digits and a decimal point.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keypad of ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The title of the Return key (UIKit).
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
