/// Services for continuous integration, where nobody looks at what is recorded.
package enum ContinuousIntegration {
  /// Returns whether the environment is one of continuous integration.
  ///
  /// `CI` decides if it is set; some services set only a variable of their own.
  package static func isPresent(in environment: [String: String]) -> Bool {
    let variables = environment["CI"] == nil ? servicesOwn : ["CI"]
    return variables.contains { variable in
      let value = environment[variable]?.lowercased() ?? ""
      return !["", "0", "false", "no", "off"].contains(value)
    }
  }

  private static let servicesOwn = [
    "CONTINUOUS_INTEGRATION", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD",
    "CODEBUILD_BUILD_ID", "GITHUB_ACTIONS", "GITLAB_CI",
  ]
}
