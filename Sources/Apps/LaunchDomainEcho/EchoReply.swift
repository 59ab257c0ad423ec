import Foundation
import LaunchDomain

/// The program's report on its launch.
struct EchoReply: Codable {
  /// The results of the typed accessors for one key.
  struct Typed: Codable {
    var string: String?
    var bool: Bool
    var integer: Int
    var double: Double
    var strings: [String]?
  }

  /// The whole argument domain, as Foundation parsed it.
  var domain: [String: LaunchObject]
  var typed: [String: Typed]
  /// The audit of an app that declares no keys and reads one key through its options and one
  /// directly.
  var audit: LaunchAudit

  init(_ request: EchoRequest, arguments: [String]) {
    let defaults = UserDefaults.standard
    domain = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
      .mapValues { LaunchObject($0) }
    typed = [:]
    for key in request.typed ?? [] {
      typed[key] = Typed(
        string: defaults.string(forKey: key), bool: defaults.bool(forKey: key),
        integer: defaults.integer(forKey: key), double: defaults.double(forKey: key),
        strings: defaults.stringArray(forKey: key))
    }
    let options = LaunchOptions(.harness, arguments: arguments)
    _ = options[.uiTesting]
    _ = options.defaults.string(forKey: "model.user")
    audit = options.audit()
  }
}
