extension LaunchDomainError {
  /// The kind of an error, for programs to distinguish.
  ///
  /// Later versions may add more.
  public enum Code: String, Hashable, Codable, Sendable, CaseIterable {
    case invalidKey = "invalid-key"
    case numberNotFinite = "number-not-finite"
    case wrongShape = "wrong-shape"
    case undeclared
    case unread
    case repeated
    case leftover
    case conflictingDeclarations = "conflicting-declarations"
    case schemeLine = "scheme-line"
    case schemeFile = "scheme-file"
    case missingCredential = "missing-credential"
  }

  /// The kind of this error.
  public var code: Code {
    switch self {
    case .invalidKey: .invalidKey
    case .numberNotFinite: .numberNotFinite
    case .wrongShape: .wrongShape
    case .undeclared: .undeclared
    case .unread: .unread
    case .repeated: .repeated
    case .leftover: .leftover
    case .conflictingDeclarations: .conflictingDeclarations
    case .schemeLine: .schemeLine
    case .schemeFile: .schemeFile
    case .missingCredential: .missingCredential
    }
  }
}
