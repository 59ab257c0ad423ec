/// A step of the login at whose request a fault occurs.
enum FaultStep: String, CaseIterable {
  case launch = "initialize 1"
  case user = "perform 2"
  case password = "perform 4"
  case login = "perform 5"
  case result = "wait 1"

  /// The test's action at the step, as in failures.
  var action: String {
    switch self {
    case .launch: "launch FaultyRelay"
    case .user: #"type text into "Username" TextField"#
    case .password: #"type text into "Password" SecureTextField"#
    case .login: #"tap "Login" Button"#
    case .result: #"wait for "Success" StaticText"#
    }
  }

  /// The request to the app, as in failures.
  var request: String {
    switch self {
    case .launch: "Launch FaultyRelay"
    case .user: #"Type '<hidden>' into "Username" TextField"#
    case .password: #"Type '<hidden>' into "Password" SecureTextField"#
    case .login: #"Tap "Login" Button"#
    case .result: "Waiting N s for \"Success\" StaticText to exist"
    }
  }
}
