import Foundation

/// Recognises key names whose values are secret.
public enum SecretName {
  /// Returns whether a key names a secret, judging by the words of its last component.
  ///
  /// `model.password`, `apiKey`, `service.access-token` and `--card_pin` do; `password.hint` and `model.user`
  /// don't. Any word counts, so `token-count` is hidden as well: hiding too much costs a line in a log,
  /// hiding too little costs the secret. A long word also counts with a slip in it (`model.pasword`), because
  /// the value of a mistyped key is just as secret.
  public static func matches(_ key: String) -> Bool {
    guard mayMatch(key) else { return false }
    let last = key.split(separator: ".").last ?? ""
    let words = words(of: last)
    if words.contains(where: isSecret) { return true }
    return zip(words, words.dropFirst()).contains { isSecret($0 + $1) }
  }

  /// Returns whether a key may be a mistyped name of a secret, with as many slips as a suggestion allows.
  ///
  /// It serves for keys that nothing reads; among the others, names such as `world` are too near.
  package static func resembles(_ key: String) -> Bool {
    matches(key)
      || words(of: key.split(separator: ".").last ?? "").contains { word in
        !NearestName.suggestions(for: word, in: longSecrets, limit: 1).isEmpty
      }
  }

  /// Returns whether the key contains a part of a secret's word, a fast check that rejects nearly every key.
  private static func mayMatch(_ key: String) -> Bool {
    // Some characters outside ASCII have an ASCII lowercase form.
    key.lowercased().withCString { letters in parts.contains { strstr(letters, $0) != nil } }
  }

  // The parts of each word that survive one slip: some of its beginning or some of its end. In the shortest
  // word, “secret”, a swap in the middle leaves neither.
  private static let parts = [
    "pas", "ord", "ode", "rase", "sec", "ret", "serect", "acce", "priv", "key", "cred", "ial",
    "pwd", "pat", "token", "pin", "otp", "bearer", "jwt",
  ]

  // “pat” is a personal access token, as in `GH_PAT`.
  private static let secrets: Set<String> = [
    "password", "passwd", "pwd", "passcode", "passphrase", "secret", "token", "apikey",
    "accesskey", "privatekey", "secretkey", "credential", "pin", "pincode", "otp", "bearer", "pat",
    "sshpass", "pgpass",
  ]

  /// The words that also count at the end of another word: `PGPASSWORD`, `authtoken`.
  private static let endings = [
    "password", "passwd", "passcode", "passphrase", "secret", "token", "apikey", "credential",
    "jwt",
  ]

  /// The words that are so long that no other word is one slip away.
  private static let longSecrets = [
    "password", "passcode", "passphrase", "secret", "accesskey", "privatekey", "credential",
  ]

  private static func isSecret(_ word: String) -> Bool {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    return secrets.contains(word) || secrets.contains(singular)
      || endings.contains(where: singular.hasSuffix)
      || longSecrets.contains { isSlip(word, in: $0) || isSlip(singular, in: $0) }
  }

  private static func isSlip(_ word: String, in secret: String) -> Bool {
    guard abs(word.utf8.count - secret.utf8.count) <= 1,
      // Counting slips takes time, and one slip leaves the first or the last two letters unchanged.
      word.hasPrefix(secret.prefix(2)) || word.hasSuffix(secret.suffix(2))
    else { return false }
    return NearestName.distance(word, secret) == 1
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
