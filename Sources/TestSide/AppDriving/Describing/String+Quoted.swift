extension String {
  /// The text in double quotes, in which a backslash stands before quotation marks and backslashes, as in
  /// elements of steps, launch arguments, YAML and Swift.
  package var inDoubleQuotes: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
