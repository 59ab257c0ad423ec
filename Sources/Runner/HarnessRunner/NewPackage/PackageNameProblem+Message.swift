extension PackageNameProblem {
  /// What is wrong with the name, and what to do.
  var message: String {
    switch self {
    case .notAnIdentifier(let name):
      "“\(name)” can't be the name of an app: it must begin with a letter and hold only letters"
        + " (a-z, A-Z), digits and “_”, such as “Greeter”."
    case .keyword(let name): "“\(name)” is a word of Swift; choose another name, such as “Greeter”."
    case .takenByModule(let name):
      "Swift, Understudy or the app itself has a module or a type called “\(name)”, or its tests would have "
        + "such a name; choose another, such as “Greeter”."
    }
  }
}
