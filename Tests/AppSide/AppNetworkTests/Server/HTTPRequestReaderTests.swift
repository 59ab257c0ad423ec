import Foundation
import NetworkStubs
import Testing

@testable import AppNetwork

private let requests = [
  "GET /a?b=c HTTP/1.1\r\nHost: h\r\nX-Empty:\r\n\r\n",
  "POST /a HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
  "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\n\r\n",
]

@Test(arguments: requests)
func `a request is the same in one piece and byte by byte`(_ text: String) throws {
  let bytes = Array(text.utf8)
  var whole = HTTPRequestReader()
  let outcome = whole.append(bytes[...])
  guard case .request(let request) = outcome else {
    Issue.record("\(outcome)")
    return
  }
  var pieces = HTTPRequestReader()
  for index in bytes.indices.dropLast() {
    #expect(pieces.append(bytes[index...index]) == .incomplete)
  }
  #expect(pieces.append(bytes.suffix(1)) == outcome)
  if request.method == "POST" { #expect(request.text == "hello") }
}

@Test(arguments: [
  "GET /a\r\n\r\n", "GET /a FTP/1\r\n\r\n", "GET /a HTTP/1.1\r\nno colon\r\n\r\n",
  "POST /a HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
  "POST /a HTTP/1.1\r\nContent-Length: many\r\n\r\n",
  "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
])
func `a text that isn't a request is malformed`(_ text: String) {
  var reader = HTTPRequestReader()
  #expect(reader.append(Array(text.utf8)[...]) == .malformed)
}

@Test
func `a head without end is malformed`() {
  var reader = HTTPRequestReader()
  let bytes = [UInt8](repeating: 65, count: 1 << 21)
  #expect(reader.append(bytes[...]) == .malformed)
}

@Test
func `a client that waits for 100 Continue gets it once`() {
  var reader = HTTPRequestReader()
  let head = "PUT /a HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
  #expect(reader.append(Array(head.utf8)[...]) == .wantsContinue)
  #expect(reader.append([104]) == .incomplete)
  guard case .request(let request) = reader.append([105]) else {
    Issue.record("There is no request.")
    return
  }
  #expect(request.text == "hi")
}
