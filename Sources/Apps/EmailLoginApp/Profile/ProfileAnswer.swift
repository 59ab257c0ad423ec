import LaunchDomain

/// The service's answer to a request to save a profile.
enum ProfileAnswer: String, CaseIterable, LaunchValue {
  case saved
  case addressTaken
  case unreachable

  /// The message for the user.
  var message: String {
    switch self {
    case .saved: "Saved"
    case .addressTaken: "Another user has this address"
    case .unreachable: "The service cannot be reached"
    }
  }
}
