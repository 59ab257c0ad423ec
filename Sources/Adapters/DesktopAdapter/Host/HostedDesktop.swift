import AdapterSupport
import Foundation

/// A desktop of the host, which is lent to one launch at a time.
@MainActor
final class HostedDesktop {
  let size: DesktopSize
  /// The connection to the adapter that has the desktop.
  private(set) var client: Int32?
  /// The reason why the desktop can't be used, or `nil`.
  private(set) var problem: AdapterError?
  private var servers: [DesktopServer] = []
  private var isUsed = false
  /// Whether the adapter has been sent an answer.
  private var isAnswered = false

  /// Starts a desktop for an adapter.
  init(size: DesktopSize, tools: DesktopTools, client: Int32) {
    self.size = size
    self.client = client
    do throws(AdapterError) {
      // The slowest server is started first.
      servers.append(try .display(tools.display, size: size))
      for _ in 0..<2 { servers.append(try .bus(tools.bus)) }
    } catch {
      problem = error
    }
  }

  /// The descriptors that are readable when something has happened to the desktop.
  var descriptors: [Int32] {
    problem != nil
      ? [] : servers.flatMap { [$0.descriptor, $0.process.descriptor] }.compactMap(\.self)
  }

  /// Reads the servers' addresses, and detects that a server has ended.
  ///
  /// - Parameter ready: The readable descriptors.
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
    // A server may have ended after reporting its address.
    if servers.contains(where: { ready.contains($0.process.descriptor) }) {
      problem = .cannotStart(reason: "a part of its desktop has ended")
    }
  }

  /// Lends the idle desktop to another adapter.
  func lend(to client: Int32) {
    self.client = client
    isUsed = true
    isAnswered = false
  }

  /// Takes the desktop back.
  func takeBack() { client = nil }

  /// Returns the answer to an adapter that waits for the desktop, or `nil` if it isn't ready or was sent.
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

  /// Ends desktops at the same time, and returns when all their processes are gone.
  static func end(_ desktops: [HostedDesktop]) { DesktopServer.end(desktops.flatMap(\.servers)) }
}
