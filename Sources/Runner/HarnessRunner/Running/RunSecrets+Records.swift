import AppDriving
import LaunchDomain
import Traces

extension RunSecrets {
  /// Returns the record of a scenario with the secrets hidden.
  ///
  /// The name isn't changed, because it identifies the scenario from run to run.
  func hiding(in record: ScenarioRecord) -> ScenarioRecord {
    var record = record
    for index in record.attempts.indices {
      hide(in: &record.attempts[index])
      for session in record.attempts[index].sessions.indices {
        record.attempts[index].sessions[session].hide(redactor)
      }
    }
    return record
  }

  /// Hides the secrets in the steps and other texts of an attempt.
  func hide(in attempt: inout AttemptRecord) {
    attempt.reason = attempt.reason.map(redactor.redact)
    attempt.log = attempt.log.map(redactor.redact)
    attempt.warnings = attempt.warnings?.map(redactor.redact)
    for index in attempt.steps.indices { hide(in: &attempt.steps[index]) }
  }

  private func hide(in step: inout StepRecord) {
    step.text = StepText.redacted(step.text, redactor.redact)
    step.message = step.message.map(redactor.redact)
    step.details = step.details.map(redactor.redact)
    step.log = step.log.map(redactor.redact)
    for index in step.requests.indices {
      step.requests[index].sentence = redactor.redact(step.requests[index].sentence)
    }
    for index in step.arguments.indices {
      step.arguments[index].text = step.arguments[index].text.map {
        StepText.redacted($0, redactor.redact)
      }
    }
  }
}
