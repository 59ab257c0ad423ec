import AppDriving
import AutomationProtocol

extension ElementHandle {
  /// Returns `XCUIElement.debugDescription`, or the reason why there is no description.
  func elementDescription(in test: RunningTest) -> String {
    do throws(AutomationError) {
      let call = SnapshotCall(query)
      let result = try ask(call, for: .reading, in: test)
      let tree = ElementTreeText(
        nodes: result.snapshot.nodes[...], path: result.path,
        processIdentifier: processIdentifier(in: test))
      let chain = try chainText(in: test).lines(arrow: " →")
      return redact((tree.lines + ["Query chain:"] + chain).joined(separator: "\n"), in: test)
    } catch {
      return error.text
    }
  }

  /// Returns `XCUIElementQuery.debugDescription`, or the reason why there is no description.
  func queryDescription(in test: RunningTest) -> String {
    do throws(AutomationError) {
      return redact(try chainText(in: test).lines().joined(separator: "\n"), in: test)
    } catch {
      return error.text
    }
  }

  /// Returns a text with the app's secrets hidden.
  private func redact(_ text: String, in test: RunningTest) -> String {
    (try? application.session(in: test))?.redact(text) ?? text
  }

  private func chainText(in test: RunningTest) throws(AutomationError) -> QueryChainText {
    var outputs: [[ElementAttributes]] = []
    for count in 0...query.steps.count {
      outputs.append(try prefix(count).all(in: test))
    }
    return QueryChainText(
      steps: query.steps, outputs: outputs, application: application.name,
      processIdentifier: processIdentifier(in: test))
  }

  func processIdentifier(in test: RunningTest) -> Int32? {
    (try? application.session(in: test))?.processIdentifier
  }
}
