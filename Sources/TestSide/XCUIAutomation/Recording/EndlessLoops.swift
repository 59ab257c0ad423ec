/// Ends loops that wait for an answer which a failed test never gets: `while !row.exists { … }`.
///
/// After its first failure a test gets neutral answers. When it has asked very many questions since, the
/// answers to yes-or-no questions take turns, so that a loop ends whichever it waits for: many in a row
/// each time, as a loop may ask several questions in each round.
enum EndlessLoops {
  /// What a question gets that is not asked any more.
  ///
  /// - Parameter number: Which of the questions since the failure it is, from 1.
  static func answer<Value>(_ neutral: Value, toQuestion number: Int) -> Value {
    guard number > mostQuestions, (number / turn).isMultiple(of: 2) == false,
      let isTrue = neutral as? Bool
    else { return neutral }
    return !isTrue as? Value ?? neutral
  }

  /// No test asks more often on its way to its end.
  private static let mostQuestions = 1000
  /// More questions than a loop asks in a round.
  private static let turn = 64
}
