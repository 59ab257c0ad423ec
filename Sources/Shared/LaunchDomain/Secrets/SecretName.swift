import Foundation

/// Recognises key names that stand for secrets.
public enum SecretName {
  /// Returns whether a key names a secret, judging by the words of its last component.
  ///
  /// `model.password`, `apiKey`, `service.access-token` and `--card_pin` do; `password.hint` and
  /// `model.user` do not. Any word counts, so `token-count` is hidden as well: hiding too much
  /// costs a line in a log, hiding too little costs the secret. A long word counts with a slip in it too
  /// (`model.pasword`): the value of a mistyped key is as secret.
  public static func matches(_ key: String) -> Bool {
    guard mayMatch(key) else { return false }
    let last = key.split(separator: ".").last ?? ""
    let words = words(of: last)
    if words.contains(where: isSecret) { return true }
    return zip(words, words.dropFirst()).contains { isSecret($0 + $1) }
  }

  /// Returns whether the key contains the letters of a secret's word at all, a fast check that
  /// rejects nearly every key.
  private static func mayMatch(_ key: String) -> Bool {
    var letters: [UInt8] = []
    for byte in key.utf8 {
      // Some characters outside ASCII have an ASCII lowercase form, so they need the full check.
      if byte >= 0x80 { return true }
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isLetter { letters.append(byte | 0x20) }
    }
    letters.append(0)
    return letters.withUnsafeBufferPointer { letters in
      letters.withMemoryRebound(to: CChar.self) { letters in
        guard let base = letters.baseAddress else { return false }
        return secretWords.contains { strstr(base, $0) != nil }
      }
    }
  }

  // One slip leaves the beginning or the end of a long word whole, or nearly so.
  private static let secretWords = [
    "pass", "word", "code", "phrase", "sec", "ret", "access", "private", "key", "creden", "tial",
    "pwd", "token", "pin", "otp", "bearer",
  ]

  private static let secrets: Set<String> = [
    "password", "passwd", "pwd", "passcode", "passphrase", "secret", "token", "apikey",
    "accesskey", "privatekey", "secretkey", "credential", "pin", "pincode", "otp", "bearer",
  ]

  /// The words that also count at the end of another: `PGPASSWORD`, `authtoken`.
  private static let endings = [
    "password", "passwd", "passcode", "passphrase", "secret", "token", "apikey", "credential",
  ]

  /// The words that nothing else is a slip away from.
  private static let longSecrets = [
    "password", "passcode", "passphrase", "secret", "accesskey", "privatekey", "credential",
  ]

  private static func isSecret(_ word: String) -> Bool {
    if secrets.contains(word) { return true }
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    return secrets.contains(singular) || endings.contains(where: singular.hasSuffix)
      || longSecrets.contains {
        abs($0.utf8.count - singular.utf8.count) <= 1 && NearestName.distance($0, singular) == 1
      }
  }

  /// Splits a name at all characters but letters and digits, and where a capital follows a
  /// lowercase letter.
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
