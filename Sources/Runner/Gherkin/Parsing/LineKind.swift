/// The kinds of lines, by the names that Cucumber's error texts use.
enum LineKind: String {
  case end = "EOF"
  case empty = "Empty"
  case comment = "Comment"
  case tagLine = "TagLine"
  case featureLine = "FeatureLine"
  case ruleLine = "RuleLine"
  case backgroundLine = "BackgroundLine"
  case scenarioLine = "ScenarioLine"
  case examplesLine = "ExamplesLine"
  case stepLine = "StepLine"
  case docStringSeparator = "DocStringSeparator"
  case tableRow = "TableRow"
  case language = "Language"
  case other = "Other"
}
