import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// Invalid frames, which no toolkit should report.
@MainActor
@Suite struct AutomationElementFramesTests {
  nonisolated static let frames = [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 8, y: 8, width: 8, height: CGFloat.nan),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 16),
    CGRect(x: 1e300, y: -1e300, width: 10, height: 10), .null, .infinite,
    CGRect(x: 40, y: 40, width: -5, height: -5),
  ]

  @Test(arguments: frames)
  func `invalid frames are reported as valid numbers`(frame: CGRect) throws {
    let odd = FakeElement(.button, id: "odd", frame: frame)
    odd.automationActivationPoint = CGPoint(x: CGFloat.nan, y: 8)
    let window = FakeElement(.window, frame: CGRect(x: 0, y: 0, width: 640, height: 384), [odd])
    let rig = try AgentRig([window])
    let query = ElementQuery.one(.button, "odd")
    let found = try rig.call(ResolveCall(query, expecting: .one)).elements.first?.frame
    let numbers = try #require(found.map { [$0.minX, $0.minY, $0.width, $0.height] })
    #expect(numbers.allSatisfy { abs($0) <= 1e12 } && numbers[2] >= 0 && numbers[3] >= 0)
    #expect(try rig.call(SnapshotCall(.application)).snapshot.nodes.count == 3)
    for interaction in [Interaction.tap(count: 1, touches: 1), .hover] {
      do {
        _ = try rig.call(PerformCall(interaction, on: query, timeout: 0))
      } catch let failure as AutomationFailure {
        guard case .notHittable = failure else { throw failure }
      }
    }
  }
}
