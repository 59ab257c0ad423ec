/// The calls and results that have a canonical form.
///
/// A cast would also work. But the first time that the runtime looks up a type, it searches the conformances
/// of the whole program, which took a thirtieth of an app's lifetime in a short test.
enum CanonicalTypes {
  /// The calls, by method.
  static let calls: [String: any (AutomationCall & CanonicalForm).Type] = [
    CountCall.method: CountCall.self,
    InitializeCall.method: InitializeCall.self,
    PerformCall.method: PerformCall.self,
    RecordCall.method: RecordCall.self,
    ResolveCall.method: ResolveCall.self,
    TerminateCall.method: TerminateCall.self,
    WaitCall.method: WaitCall.self,
  ]

  /// Returns the form of a call or a result; `nil` if Foundation writes and reads it.
  static func form(of type: Any.Type) -> (any CanonicalForm.Type)? { forms[ObjectIdentifier(type)] }

  private static let forms: [ObjectIdentifier: any (CanonicalForm & Sendable).Type] = {
    var forms: [ObjectIdentifier: any (CanonicalForm & Sendable).Type] = [:]
    for call in calls.values { forms[ObjectIdentifier(call)] = call }
    for result in results { forms[ObjectIdentifier(result)] = result }
    return forms
  }()

  private static let results: [any (CanonicalForm & Sendable).Type] = [
    CountCall.Result.self, EmptyResult.self, InitializeCall.Result.self, PerformCall.Result.self,
    RecordCall.Result.self, ResolveCall.Result.self, WaitCall.Result.self,
  ]
}

extension CanonicalForm {
  /// Writes a value of this type; returns false if Foundation has to write it.
  static func write(_ value: Any, to writer: inout CanonicalWriter) -> Bool {
    (value as? Self)?.write(to: &writer) ?? false
  }
}
