import AdapterSupport
import Foundation

/// A desktop of the host, which one launch has at a time.
@MainActor
final class HostedDesktop {
  let size: DesktopSize
  /// The adapter that has it.
  private(set) var client: Int32?
  /// Why it can't be used; nil as long as it can.
  private(set) var problem: AdapterError?
  private var servers: [DesktopServer] = []
  private var isUsed = false
  /// Whether the adapter has been told of the desktop.
  private var isAnswered = false

  /// Starts a desktop for an adapter.
  init(size: DesktopSize, tools: DesktopTools, client: Int32) {
    self.size = size
    self.client = client
    do throws(AdapterError) {
      // The slowest comes first.
      servers.append(try .display(tools.display, size: size))
      for _ in 0..<2 { servers.append(try .bus(tools.bus)) }
    } catch {
      problem = error
    }
  }

  /// What is readable when something has happened to the desktop.
  var descriptors: [Int32] {
    problem != nil
      ? [] : servers.flatMap { [$0.descriptor, $0.process.descriptor] }.compactMap(\.self)
  }

  /// Takes what its servers have to say.
  ///
  /// - Parameter ready: The descriptors that are readable.
  func take(_ ready: Set<Int32>) {
    guard problem == nil else { return }
    do throws(AdapterError) {
      for index in servers.indices {
        if let descriptor = servers[index].descriptor, ready.contains(descriptor) {
          try servers[index].readAddress()
        }
      }
    } catch {
      problem = error
      return
    }
    // A server may have said how it's reached and have ended since.
    if servers.contains(where: { ready.contains($0.process.descriptor) }) {
      problem = .cannotStart(reason: "a part of its desktop has ended")
    }
  }

  /// Gives the desktop, which nobody has, to another adapter.
  func lend(to client: Int32) {
    self.client = client
    isUsed = true
    isAnswered = false
  }

  /// Takes the desktop back.
  func takeBack() { client = nil }

  /// What to answer the adapter that waits for the desktop; nil if there is nothing to say yet.
  func takeAnswer() -> DesktopAnswer? {
    guard client != nil, !isAnswered else { return nil }
    let answer = problem.map { .failure($0.message) } ?? place.map { DesktopAnswer.desktop($0) }
    isAnswered = answer != nil
    return answer
  }

  private var place: DesktopPlace? {
    let addresses = servers.compactMap(\.address)
    guard addresses.count == 3, let number = Int(addresses[0]) else { return nil }
    return DesktopPlace(
      display: number, sessionBus: addresses[1], accessibilityBus: addresses[2],
      processes: servers.map(\.process.identifier), isUsed: isUsed)
  }

  /// Ends desktops, all at the same time; when the method returns nothing of them is left.
  static func end(_ desktops: [HostedDesktop]) { DesktopServer.end(desktops.flatMap(\.servers)) }
}
