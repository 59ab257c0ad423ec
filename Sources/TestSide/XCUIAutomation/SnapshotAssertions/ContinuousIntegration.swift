/// Services for continuous integration, where no person reviews recorded references.
package enum ContinuousIntegration {
  /// Returns whether the environment is that of a service for continuous integration.
  ///
  /// `CI` decides if it is set; some services set only another variable.
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
