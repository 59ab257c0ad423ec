import Foundation

/// Reads accessible objects, many at a time, because each query is a message to the program.
@MainActor
struct AccessibleReader {
  let bus: BusConnection

  /// Returns the name and version of a program's toolkit, or `nil` if the program doesn't report it.
  func toolkit(of program: AccessibleReference) -> String? {
    let answers = bus.call(
      ["ToolkitName", "Version"].map { .property($0, of: "org.a11y.atspi.Application", program) })
    guard let name = answers[0]?.first?.text else { return nil }
    return name + " " + (answers[1]?.first?.text ?? "")
  }

  /// Returns whether an object's program answers.
  func answers(_ reference: AccessibleReference) -> Bool {
    bus.call(method("GetRole", of: reference)) != nil
  }

  /// Reads objects.
  ///
  /// - Parameters:
  ///   - references: The objects.
  ///   - atOnce: Whether to read all properties of an object with one call, which Qt doesn't support.
  /// - Returns: The objects; `nil` for each that is gone.
  func objects(_ references: [AccessibleReference], atOnce: Bool) -> [AccessibleObject?] {
    let names = atOnce ? [] : Self.propertyNames
    let calls = references.flatMap { reference in
      ["GetRole", "GetState", "GetInterfaces"].map { method($0, of: reference) }
        + (atOnce
          ? [.properties(of: Name.accessible, reference)]
          : names.map { .property($0, of: Name.accessible, reference) })
    }
    let answers = bus.call(calls)
    let count = calls.count / max(1, references.count)
    return references.indices.map { index in
      let part = Array(answers[index * count..<(index + 1) * count])
      guard let role = part[0]?.first?.number else { return nil }
      var object = AccessibleObject()
      object.role = AccessibleRole(rawValue: role)
      object.states = part[1]?.first.map { AccessibleStates($0) } ?? []
      object.interfaces = part[2]?.first.map { AccessibleInterfaces($0) } ?? []
      var properties = part[3]?.first?.entries ?? [:]
      for (name, answer) in zip(names, part.dropFirst(3)) { properties[name] = answer?.first }
      object.name = properties["Name"]?.text ?? ""
      object.description = properties["Description"]?.text ?? ""
      object.identifier = properties["AccessibleId"]?.text ?? ""
      object.childCount = properties["ChildCount"]?.number ?? -1
      return object
    }
  }

  private static let propertyNames = ["Name", "Description", "ChildCount", "AccessibleId"]

  /// Reads the numbers of children of objects; -1 if the program doesn't report it.
  func childCounts(of references: [AccessibleReference]) -> [Int] {
    bus.call(references.map { .property("ChildCount", of: Name.accessible, $0) })
      .map { $0?.first?.number ?? -1 }
  }

  /// Reads the children of an object at certain positions; `nil` where none exists.
  func children(at positions: [Int], of parent: AccessibleReference) -> [AccessibleReference?] {
    let calls = positions.map { position in
      BusCall(
        destination: parent.bus, path: parent.path, interface: Name.accessible,
        member: "GetChildAtIndex", arguments: [.int32(Int32(clamping: position))])
    }
    return bus.call(calls).map { $0?.first.flatMap { AccessibleReference($0) } }
  }

  /// Reads the children of objects; `nil` for each object that is gone.
  func children(of references: [AccessibleReference]) -> [[AccessibleReference]?] {
    bus.call(references.map { method("GetChildren", of: $0) }).map { answer in
      answer?.first?.elements.compactMap { AccessibleReference($0) }
    }
  }

  /// Reads the parents of objects; `nil` for each object that is gone.
  func parents(of references: [AccessibleReference]) -> [AccessibleReference?] {
    bus.call(references.map { .property("Parent", of: Name.accessible, $0) })
      .map { $0?.first.flatMap { AccessibleReference($0) } }
  }

  /// Reads the attributes of objects.
  func attributes(of references: [AccessibleReference]) -> [[String: String]] {
    bus.call(references.map { method("GetAttributes", of: $0) }).map { answer in
      answer?.first?.entries.compactMapValues(\.text) ?? [:]
    }
  }

  /// Reads frames, in points relative to the screen or the window; `nil` for an object without one.
  func frames(of references: [AccessibleReference], inWindow: Bool) -> [CGRect?] {
    let calls = references.map { reference in
      BusCall(
        destination: reference.bus, path: reference.path, interface: Name.component,
        member: "GetExtents", arguments: [.uint32(inWindow ? 1 : 0)])
    }
    return bus.call(calls).map { answer in
      let numbers = answer?.first?.elements.compactMap(\.number) ?? []
      guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
      // An object that isn't on the screen at all has the smallest number as its position.
      let isSomewhere = numbers[0] > Int(Int32.min) && numbers[1] > Int(Int32.min)
      return CGRect(
        x: isSomewhere ? numbers[0] : -numbers[2], y: isSomewhere ? numbers[1] : -numbers[3],
        width: numbers[2], height: numbers[3])
    }
  }

  /// Reads the texts of objects; empty for an object without one.
  func texts(of references: [AccessibleReference]) -> [String] {
    let calls = references.map { reference in
      BusCall(
        destination: reference.bus, path: reference.path, interface: Name.text, member: "GetText",
        arguments: [.int32(0), .int32(-1)])
    }
    return bus.call(calls).map { $0?.first?.text ?? "" }
  }

  /// Reads the names of objects; `nil` for an object that doesn't answer.
  func names(of references: [AccessibleReference]) -> [String?] {
    bus.call(references.map { .property("Name", of: Name.accessible, $0) }).map { $0?.first?.text }
  }

  /// Reads the styles of the texts' beginnings; `nil` if the program doesn't report it.
  func textStyles(of references: [AccessibleReference]) -> [AccessibleTextStyle?] {
    let calls = references.map { reference in
      BusCall(
        destination: reference.bus, path: reference.path, interface: Name.text,
        member: "GetAttributeRun", arguments: [.int32(0), .bool(true)])
    }
    return bus.call(calls).map { $0.flatMap { AccessibleTextStyle($0) } }
  }

  /// Reads the value of an object such as a slider; returns `nil` if it has none.
  func range(of reference: AccessibleReference) -> ElementRange? {
    let numbers = bus.call(
      ["CurrentValue", "MinimumValue", "MaximumValue"].map {
        .property($0, of: Name.value, reference)
      }
    ).map { $0?.first?.double }
    guard let current = numbers[0] else { return nil }
    return ElementRange(current: current, minimum: numbers[1] ?? 0, maximum: numbers[2] ?? 0)
  }

  /// Reads the names of an object's actions.
  func actions(of reference: AccessibleReference) -> [String] {
    let call = BusCall(
      destination: reference.bus, path: reference.path, interface: Name.action,
      member: "GetActions")
    return bus.call(call)?.first?.elements.compactMap { $0.elements.first?.text } ?? []
  }

  /// Performs the action with an index.
  ///
  /// - Returns: Whether the object reports success.
  func perform(action index: Int, of reference: AccessibleReference) -> Bool {
    let call = BusCall(
      destination: reference.bus, path: reference.path, interface: Name.action,
      member: "DoAction", arguments: [.int32(Int32(clamping: index))])
    return bus.call(call)?.first?.number == 1
  }

  /// Asks an object to scroll itself into view; returns whether the object reports success.
  func scroll(to reference: AccessibleReference) -> Bool {
    // Any position in view.
    let call = BusCall(
      destination: reference.bus, path: reference.path, interface: Name.component,
      member: "ScrollTo", arguments: [.uint32(6)])
    return bus.call(call)?.first?.number == 1
  }

  private typealias Name = AccessibleInterfaces.Name

  private func method(_ member: String, of reference: AccessibleReference) -> BusCall {
    BusCall(
      destination: reference.bus, path: reference.path, interface: Name.accessible, member: member)
  }
}

extension CGRect {
  /// Whether this is the frame of an object without a position: it ends at the screen's origin.
  var hasNoPlace: Bool { maxX == 0 && maxY == 0 }
}
