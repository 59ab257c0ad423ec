/// A request to an app.
package struct CallRecord: Codable, Sendable {
  /// The request as a sentence, with secrets hidden.
  package var sentence: String
  /// The real time that it took, in milliseconds.
  package var milliseconds: Double
  /// The app time that it took, in seconds.
  package var appTime: Double?

  package init(sentence: String, milliseconds: Double, appTime: Double?) {
    self.sentence = sentence
    self.milliseconds = milliseconds
    self.appTime = appTime
  }
}
