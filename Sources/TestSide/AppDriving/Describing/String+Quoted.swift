extension String {
  /// The text in double quotes, with backslashes before quotation marks and backslashes.
  ///
  /// This is the syntax in elements of steps, launch arguments, YAML and Swift.
  package var inDoubleQuotes: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
