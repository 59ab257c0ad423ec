/// Recognises the names of secrets.
public enum SecretName {
  /// Whether a key names a secret, going by the words of its last component.
  ///
  /// `model.password`, `apiKey`, `service.access-token` and `--card_pin` do; `password.hint` and
  /// `model.user` do not. Any word counts, so `token-count` is hidden as well: hiding too much
  /// costs a line in a log, hiding too little costs the secret.
  public static func matches(_ key: String) -> Bool {
    let last = key.split(separator: ".").last ?? ""
    let words = words(of: last)
    if words.contains(where: isSecret) { return true }
    return zip(words, words.dropFirst()).contains { isSecret($0 + $1) }
  }

  private static let secrets: Set<String> = [
    "password", "passwd", "pwd", "passcode", "passphrase", "secret", "token", "apikey",
    "accesskey", "privatekey", "credential", "pin", "otp",
  ]

  private static func isSecret(_ word: String) -> Bool {
    secrets.contains(word) || word.hasSuffix("s") && secrets.contains(String(word.dropLast()))
  }

  /// Splits at anything but letters and digits, and where a capital follows a small letter.
  private static func words(of name: Substring) -> [String] {
    var words = [""]
    var previous: Character = " "
    for character in name {
      let isBoundary = previous.isLowercase && character.isUppercase
      if isBoundary || !(character.isLetter || character.isNumber) { words.append("") }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased()
      }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
