extension PackageNameProblem {
  /// The problem with the name, and how to solve it.
  var message: String {
    switch self {
    case .notAnIdentifier(let name):
      "“\(name)” can't be the name of an app: it must begin with a letter and contain only letters"
        + " (a-z, A-Z), digits and “_”, such as “Greeter”."
    case .keyword(let name):
      "“\(name)” is a keyword of Swift; choose another name, such as “Greeter”."
    case .takenByModule(let name):
      "Swift, Understudy or the app itself has a module or a type called “\(name)”, or its tests would have "
        + "such a name; choose another, such as “Greeter”."
    }
  }
}
