import Synchronization

/// Ends loops that wait for an answer which a failed test never gets: `while !row.exists { … }`.
///
/// After its first failure a test gets neutral answers. When it has asked very many questions since, the
/// answers to yes-or-no questions take turns, so that a loop ends whichever it waits for.
enum EndlessLoops {
  private static let questions = Mutex<(scope: TestScope?, count: Int)>((nil, 0))

  /// What a question gets that is not asked any more.
  static func answer<Value>(_ neutral: Value, in test: RunningTest) -> Value {
    guard let isTrue = neutral as? Bool else { return neutral }
    let count = questions.withLock { questions in
      if questions.scope != test.scope { questions = (test.scope, 0) }
      questions.count += 1
      return questions.count
    }
    guard count > mostQuestions, count.isMultiple(of: 2) else { return neutral }
    return !isTrue as? Value ?? neutral
  }

  /// No test asks more often on its way to its end.
  private static let mostQuestions = 1000
}
