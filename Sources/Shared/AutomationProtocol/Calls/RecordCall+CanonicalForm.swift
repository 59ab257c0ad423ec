import Foundation

extension RecordCall: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{}") else { return nil }
    self.init()
  }
}

extension RecordCall.Result: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    // Few answers have an activity, so Foundation writes those.
    guard activity == nil else { return false }
    writer.write("{")
    if let elements {
      writer.write("\"elements\":")
      guard elements.write(to: &writer) else { return false }
      writer.write(",")
    }
    if let picture {
      writer.write("\"picture\":")
      guard picture.write(to: &writer) else { return false }
      writer.write(",")
    }
    writer.write("\"version\":")
    writer.write(version)
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{") else { return nil }
    var elements: RecordCall.ElementsChange?
    if reader.skip("\"elements\":") {
      elements = RecordCall.ElementsChange(from: &reader)
      guard elements != nil, reader.skip(",") else { return nil }
    }
    var picture: RecordCall.Picture?
    if reader.skip("\"picture\":") {
      picture = RecordCall.Picture(from: &reader)
      guard picture != nil, reader.skip(",") else { return nil }
    }
    guard reader.skip("\"version\":"), let version = reader.readNumber(), reader.skip("}")
    else { return nil }
    self.init(picture: picture, elements: elements, version: version)
  }
}

extension RecordCall.Picture: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"form\":\"")
    writer.write(form.rawValue)
    writer.write("\",\"size\":[")
    guard writer.write(Double(size.width)) else { return false }
    writer.write(",")
    guard writer.write(Double(size.height)) else { return false }
    writer.write("],\"text\":")
    guard writer.write(quotingLines: text) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"form\":"),
      let form = reader.readString().flatMap({ Form(rawValue: $0) }), reader.skip(",\"size\":["),
      let width = reader.readDouble(), reader.skip(","), let height = reader.readDouble(),
      reader.skip("],\"text\":"), let text = reader.readLines(), reader.skip("}")
    else { return nil }
    self.init(form, text, size: CGSize(width: width, height: height))
  }
}

extension RecordCall.ElementsChange: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"first\":")
    writer.write(first)
    writer.write(",\"last\":")
    writer.write(last)
    writer.write(",\"nodes\":[")
    for (position, node) in nodes.enumerated() {
      if position > 0 { writer.write(",") }
      guard node.write(to: &writer) else { return false }
    }
    writer.write("]}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"first\":"), let first = reader.readNumber(), reader.skip(",\"last\":"),
      let last = reader.readNumber(), reader.skip(",\"nodes\":[")
    else { return nil }
    var nodes: [ElementSnapshot.Node] = []
    while !reader.skip("]}") {
      guard nodes.isEmpty || reader.skip(","), let node = ElementSnapshot.Node(from: &reader)
      else { return nil }
      nodes.append(node)
    }
    self.init(first: Int(first), last: Int(last), nodes: nodes)
  }
}

extension ElementSnapshot.Node: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{")
    if depth != 0 {
      writer.write("\"depth\":")
      writer.write(depth)
      writer.write(",")
    }
    return attributes.writeMembers(to: &writer)
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{") else { return nil }
    var depth = 0
    if reader.skip("\"depth\":") {
      guard let number = reader.readNumber(), reader.skip(",") else { return nil }
      depth = Int(number)
    }
    guard let attributes = ElementAttributes(membersFrom: &reader) else { return nil }
    self.init(attributes, depth: depth)
  }
}
