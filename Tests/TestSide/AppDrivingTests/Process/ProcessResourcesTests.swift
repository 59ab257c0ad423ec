import Foundation
import Testing

@testable import AppDriving

@Suite struct ProcessResourcesTests {
  @Test func `computing adds processor time, and an open file adds a descriptor`()
    throws
  {
    let before = try #require(ProcessResources(of: getpid()))
    var sum = 0
    for number in 0..<200_000 { sum &+= number &* number }
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let after = try #require(ProcessResources(of: getpid()))
    #expect(after.processorTime > before.processorTime, "\(sum)")
    #expect(after.peakMemory >= before.peakMemory && before.peakMemory > 1_000_000)
    #expect(before.descriptorCount > 2)
  }

  @Test func `a missing process has no resources`() {
    #expect(ProcessResources(of: Int32.max) == nil)
  }

  @Test func `a missing number in a status is nil`() {
    #expect(ProcessResources.kibibytes("VmHWM:", in: Array("VmHWM:\t 12 kB\n".utf8)) == 12)
    #expect(ProcessResources.kibibytes("VmHWM:", in: Array("VmHWM:\t kB\n".utf8)) == nil)
    #expect(ProcessResources.kibibytes("VmHWM:", in: Array("Name: x\n".utf8)) == nil)
  }
}
